// One game: play at once, play guided, or set up a table.

import { addressOf } from '@starboard/wire/pages';
import { hasDice, messageOf, type Message } from '@starboard/engine';
import type { Lesson } from '@starboard/kit';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { coverOf } from '../games/covers.ts';
import { useShown } from '../games/use-shown.ts';
import { GuideContext, WordsContext } from '@starboard/kit/table';
import type { NewLocalTable } from '../link/facts.ts';
import { Icon } from '../parts/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Page } from '../parts/page.tsx';
import { Said } from '../parts/said.tsx';
import { changeSettings, settings, useSettings } from '../settings/settings.ts';
import { LostPage } from '../parts/lost-page.tsx';
import { levelName } from '../words/names.ts';
import { startTable } from '../table/tables.ts';
import { useSay } from '../words/say.ts';
import { company, tableOf } from '../setup/people.ts';
import { SetupForm } from '../setup/setup-form.tsx';

/** The game whose battles campaigns are made of. */
const HAS_CAMPAIGNS = 'nexum-galaxy';
const FIRST_LEVEL = 'cadet';
const USUAL_LEVEL = 'ensign';

export function GamePage({ id }: { readonly id: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const deal = useSearchParams()[0].get('deal');
  const { name, played } = useSettings();
  const shown = useShown(id);
  const [starting, setStarting] = useState(false);
  const [wrong, setWrong] = useState<Message | null>(null);
  useEffect(() => {
    // what the table needs is fetched while the person reads
    void import('../table/table-page.tsx');
  }, []);
  if (shown === undefined) return <Loading />;
  if (shown === null) return <LostPage />;
  const { game, ui, words } = shown;
  const you = name.trim() || say.setup.you;
  // a named deal is asked for by itself, and the guided game has its own
  const [first, ...further] = ui.lessons;
  const firstTime = deal === null && !played.includes(id) && first !== undefined;

  const start = async (table: NewLocalTable): Promise<void> => {
    setStarting(true);
    setWrong(null);
    const result = await startTable(deal === null ? table : { seed: deal, ...table });
    setStarting(false);
    if (typeof result !== 'string') return setWrong(messageOf(result));
    changeSettings({ played: [...new Set([...settings().played, id])] });
    go(addressOf('table', { id: result }));
  };
  const guided = ({ id: lesson, seats, options, seed }: Lesson): NewLocalTable => {
    return { ...tableOf(id, options, company(seats, you, FIRST_LEVEL)), lesson, seed };
  };
  const usual = (): NewLocalTable => {
    const preset = ui.presets[0] ?? { seats: Math.max(2, game.seats.min), options: {} };
    return tableOf(id, preset.options, company(preset.seats, you, USUAL_LEVEL));
  };
  return (
    <WordsContext value={words}>
      <GuideContext value={(rule) => go(`${addressOf('rules', { game: id })}#${rule}`)}>
        <Page title={words.title} className="game-page">
          <section className="game-hero">
            <img className="cover-art" src={coverOf(id)} alt="" />
            <div>
              <h1>{words.title}</h1>
              <p className="lead">{words.summary}</p>
              <p className="quiet-text">{say.start.seats(game.seats.min, game.seats.max)}</p>
              <div className="buttons">
                <button
                  type="button"
                  className="primary big"
                  disabled={starting}
                  onClick={() => void start(firstTime ? guided(first) : usual())}
                >
                  <Icon name="play" /> {say.game.playNow}
                </button>
                {(firstTime ? further : ui.lessons).map((lesson) => (
                  <button
                    key={lesson.id}
                    type="button"
                    disabled={starting}
                    onClick={() => void start(guided(lesson))}
                  >
                    {lesson === first ? say.game.lesson : words.lessons?.[lesson.id]}
                  </button>
                ))}
                {id === HAS_CAMPAIGNS ? (
                  <Link className="button" href={addressOf('campaigns')}>
                    {say.game.campaigns}
                  </Link>
                ) : null}
                {game.group === undefined ? null : (
                  <Link className="button" href={addressOf('groups')}>
                    {say.game.groups}
                  </Link>
                )}
                <Link className="button" href={addressOf('rules', { game: id })}>
                  <Icon name="rules" /> {say.game.rules}
                </Link>
                <Link className="button" href={addressOf('openTable', { game: id })}>
                  <Icon name="globe" /> {say.game.online}
                </Link>
              </div>
              <p className="quiet-text" role="status">
                {starting
                  ? say.game.starting
                  : firstTime
                    ? say.game.playNowFirst
                    : usual().seats > 1
                      ? say.game.playNowAgain(levelName(say, USUAL_LEVEL))
                      : say.game.playNowAlone}
              </p>
              {deal === null ? null : (
                <p className="quiet-text">
                  {hasDice(game, usual().options, usual().seats)
                    ? say.game.deal(deal)
                    : say.game.dealNoDice(deal)}
                </p>
              )}
              {wrong === null ? null : (
                <p className="wrong" role="alert">
                  <Said message={wrong} />
                </p>
              )}
            </div>
          </section>
          <section>
            <h2>{say.game.setUp}</h2>
            <SetupForm
              key={id}
              shown={shown}
              you={you}
              level={USUAL_LEVEL}
              onStart={(table) => void start(table)}
            />
          </section>
        </Page>
      </GuideContext>
    </WordsContext>
  );
}
