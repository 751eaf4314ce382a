// The campaigns on this device, and a new one.

import { addressOf } from '@starboard/wire/pages';
import { isRefusal, messageOf, type OptionValues, type Refusal } from '@starboard/engine';
import { readOptions } from '@starboard/engine/match';
import { campaign, campaignText, mapOf } from '@starboard/games/campaigns';
import { civsOf, useCampaignText } from '@starboard/games/campaign-ui';
import type { Person } from '@starboard/kit';
import { useId, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Ask } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { OpenFile } from '../parts/open-file.tsx';
import { Page } from '../parts/page.tsx';
import { handText } from '../parts/download.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { useSettings } from '../settings/settings.ts';
import { company, resized } from '../setup/people.ts';
import { SeatRows } from '../setup/seat-rows.tsx';
import { usePhrase } from '../words/phrase.ts';
import { useSay } from '../words/say.ts';
import { fileOf, newCampaign, openMap, type SavedCampaign } from './record.ts';
import { CampaignOptions, usualCampaign } from './options.tsx';
import { importCampaign } from './import.ts';
import { listCampaigns, removeCampaign, saveCampaign } from './shelf.ts';
import { CampaignWords } from './text.tsx';
import { wonBy, wonText } from './won.ts';
import '../style/campaign.css';

export function CampaignsPage() {
  return (
    <CampaignWords>
      <Campaigns />
    </CampaignWords>
  );
}

/** Null where nothing can be kept. */
async function list(): Promise<readonly SavedCampaign[] | null> {
  try {
    return await listCampaigns();
  } catch {
    return null;
  }
}

function Campaigns() {
  const { title, page } = useCampaignText();
  const [times, setTimes] = useState(0);
  const saved = useLoaded(list, times);
  const remove = async (id: string): Promise<void> => {
    await removeCampaign(id);
    setTimes((before) => before + 1);
  };
  return (
    <Page title={page.campaigns} className="campaigns">
      <h1>{title}</h1>
      <p className="lead">{page.lead}</p>
      {saved === null ? <p className="wrong">{page.noStorage}</p> : null}
      {saved === undefined || saved === null || saved.length === 0 ? null : (
        <section>
          <h2>{page.goOn}</h2>
          <ul className="campaign-list">
            {saved.map((each) => (
              <CampaignCard key={each.id} saved={each} onRemove={(id) => void remove(id)} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{page.none}</h2>
        <NewCampaign />
      </section>
      <OpenCampaign />
    </Page>
  );
}

function CampaignCard({
  saved,
  onRemove,
}: {
  readonly saved: SavedCampaign;
  readonly onRemove: (id: string) => void;
}) {
  const say = useSay();
  const text = useCampaignText();
  const { page } = text;
  const [asks, setAsks] = useState(false);
  const title = titleOf(saved, page);
  const ending = useMemo(() => endingOf(saved, text), [saved, text]);
  return (
    <li>
      <Link href={addressOf('campaign', { id: saved.id })}>
        <strong>{title}</strong>
        <span className="quiet-text">
          {page.progress(saved.battles.length)}
          {saved.over ? ` · ${page.over}` : ''}
        </span>
        {ending === null ? null : <span>{ending}</span>}
      </Link>
      <button
        type="button"
        className="quiet"
        aria-label={page.remove(title)}
        title={page.remove(title)}
        onClick={() => setAsks(true)}
      >
        <Icon name="close" />
      </button>
      {asks ? (
        <Ask
          title={page.remove(title)}
          text={page.removeAsk}
          yes={say.saved.remove}
          onNo={() => setAsks(false)}
          onYes={() => onRemove(saved.id)}
        />
      ) : null}
    </li>
  );
}

/** Who won, where it is over. */
function endingOf(saved: SavedCampaign, text: ReturnType<typeof useCampaignText>): string | null {
  const map = saved.over ? openMap(saved) : null;
  if (map === null || isRefusal(map)) return null;
  return wonText(wonBy(map), civsOf(mapOf(map), saved.people, text), text.page);
}

type PageText = ReturnType<typeof useCampaignText>['page'];

export function titleOf({ map, people }: SavedCampaign, page: PageText): string {
  const size = map.options['size'] === 'large' ? page.size.large : page.size.small;
  return page.called(
    size,
    people.map(({ name }) => name),
  );
}

const LEVEL = 'ensign';
const SEATS = [1, 2, 3, 4];

function NewCampaign() {
  const say = useSay();
  const phrase = usePhrase();
  const { page } = useCampaignText();
  const { name } = useSettings();
  const [, go] = useLocation();
  const seatsId = useId();
  const you = name.trim() || say.setup.you;
  const [people, setPeople] = useState<readonly Person[]>(() => company(2, you, LEVEL));
  const [options, setOptions] = useState<OptionValues>(usualCampaign);
  const [wrong, setWrong] = useState<string | null>(null);
  const read = readOptions(campaign.options, options);
  const refusal = isRefusal(read) ? read : campaign.conflict(read, people.length);
  const begin = async (): Promise<void> => {
    const made = newCampaign(options, people, Date.now());
    if (isRefusal(made)) return setWrong(phrase(messageOf(made)));
    try {
      await saveCampaign(made, null);
      go(addressOf('campaign', { id: made.id }));
    } catch {
      setWrong(page.noStorage);
    }
  };
  return (
    <form
      className="setup campaign-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === null) void begin();
      }}
    >
      <fieldset>
        <legend>{say.setup.seats}</legend>
        <div className="seat-count">
          <label htmlFor={seatsId}>{say.setup.numberOfSeats}</label>
          <select
            id={seatsId}
            value={people.length}
            onChange={({ target }) => setPeople(resized(people, Number(target.value), LEVEL))}
          >
            {SEATS.map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </div>
        <SeatRows people={people} onChange={setPeople} />
      </fieldset>
      <CampaignOptions options={options} seats={people.length} onChange={setOptions} />
      <div className="setup-start">
        <p role="status" className="wrong">
          {refusal === null ? wrong : `${say.setup.cannot} ${phrase(messageOf(refusal))}`}
        </p>
        <button type="submit" className="primary big" disabled={refusal !== null}>
          <Icon name="play" /> {page.begin}
        </button>
      </div>
    </form>
  );
}

function OpenCampaign() {
  const say = useSay();
  const { name } = useSettings();
  const { page } = useCampaignText();
  const open = async (file: File): Promise<string | Refusal> => {
    const found = await importCampaign(file, name.trim() || say.setup.you);
    return isRefusal(found) ? found : addressOf('campaign', { id: found });
  };
  return <OpenFile label={page.open} notOpened={page.notOpened} open={open} />;
}

/** For the page of one campaign. */
export function saveAsFile(saved: SavedCampaign): void {
  handText(campaignText(fileOf(saved)), `campaign-${saved.id}.json`);
}
