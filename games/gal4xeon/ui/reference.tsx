// Everything on the sheet that is worth looking up, in tables.

import { RuleLink, type Scene } from '@starboard/kit';
import type { ReactNode } from 'react';
import { explorationDie, titles } from '../data/numbers.ts';
import { technologyIds, tracks } from '../data/sheet.ts';
import { chartOf } from '../rules/chart.ts';
import { owns } from '../rules/research.ts';
import { MOST_TURNS } from '../rules/shapes.ts';
import { RANGE1 } from '../rules/sheet.ts';
import { visiblePage, type Gal4Xeon } from '../rules/state.ts';
import { HexShape } from './draw/hex-shape.tsx';
import { ActionSign } from './draw/icons.tsx';
import { PaperDie } from './draw/paper-die.tsx';
import { printedOf } from './model/printed.ts';
import { CATEGORIES } from './parts/score-box.tsx';
import { ruleOf } from './parts/tech-tree.tsx';
import { TRACK_SIGNS } from './parts/track-signs.ts';
import { useSheetWords, type Heading } from './words/words.ts';

export function Reference({ state, viewer, seats }: Scene<Gal4Xeon>) {
  const owned = viewer < 0 ? 0 : state.technology[visiblePage(state, viewer)];
  return (
    <div className="gx gx-reference">
      <Scoring />
      <Exploration />
      <Shapes state={state} owned={owned} />
      <Technologies state={state} owned={owned} />
      <TrackList state={state} />
      <ModifierRows state={state} />
      {seats === 1 && <Titles />}
    </div>
  );
}

function Part({ heading, rule, children }: { heading: Heading; rule: string; children: ReactNode }) {
  const words = useSheetWords();
  return (
    <section className={`gx-part gx-part-${heading}`}>
      <h3>{words.headings[heading]}</h3>
      {children}
      <p>
        <RuleLink id={rule} />
      </p>
    </section>
  );
}

function Scoring() {
  const words = useSheetWords();
  return (
    <Part heading="scoring" rule="GX-10.7">
      <ul>
        {CATEGORIES.map(({ id, sign }) => (
          <li key={id}>
            <svg className="gx-inline" viewBox="0 0 24 24" aria-hidden="true">
              {sign}
            </svg>
            {words.scoring[id]}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Exploration() {
  const words = useSheetWords();
  return (
    <Part heading="exploration" rule="GX-4.5">
      <ul className="gx-found">
        {Array.from(explorationDie, (_, face) => (
          <li key={face}>
            <PaperDie value={face + 1} size={24} /> {words.found[face]}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface SheetPart {
  readonly state: Gal4Xeon;
}

function Shapes({ state, owned }: SheetPart & { readonly owned: number }) {
  const words = useSheetWords();
  const { turns } = chartOf(state);
  const ranges = technologyIds.flatMap((id, technology) => {
    const shape = id.startsWith('range') ? turns[(technology - RANGE1) * MOST_TURNS] : null;
    return shape === null ? [] : [{ id, technology, shape }];
  });
  return (
    <Part heading="ranges" rule="GX-4.2">
      <ul className="gx-ranges">
        {ranges.map(({ id, technology, shape }) => (
          <li key={id} className={owns(owned, technology) ? 'gx-owned' : ''}>
            <HexShape shape={shape} size={48} />
            {words.technologies[id]}: {words.technology.shape(shape.length)}
            {owns(owned, technology) && ' ✓'}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Technologies({ state, owned }: SheetPart & { readonly owned: number }) {
  const words = useSheetWords();
  const { leaves } = printedOf(state).tree;
  return (
    <Part heading="technologies" rule="GX-6.1">
      <dl>
        {leaves.map(({ id, technology, needs }, i) => (
          <div key={id} className={owns(owned, technology) ? 'gx-owned' : ''}>
            <dt>
              {words.technologies[id]} {owns(owned, technology) && '✓'}
            </dt>
            <dd>
              {words.effect(id)}{' '}
              {needs.length > 0 &&
                words.technology.needs(needs.map((need) => words.technologies[technologyIds[need]]))}{' '}
              {ruleOf(id) !== ruleOf(leaves[i - 1]?.id ?? id) || i === 0 ? (
                <RuleLink id={ruleOf(id)} />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function TrackList({ state }: SheetPart) {
  const words = useSheetWords();
  return (
    <Part heading="tracks" rule="GX-3.12">
      <dl>
        {tracks.map((track, number) => (
          <div key={track}>
            <dt>
              <svg className="gx-inline" viewBox="0 0 24 24" aria-hidden="true">
                <ActionSign action={TRACK_SIGNS[track]} />
              </svg>
              {words.tracks[track]}
            </dt>
            <dd className="gx-icons">
              {printedOf(state).segments[number].map(({ from, squares, action }) => (
                <span key={from}>
                  {from + squares}
                  {action !== null && (
                    <svg
                      className="gx-inline"
                      viewBox="0 0 24 24"
                      role="img"
                      aria-label={words.actions[action]}
                    >
                      <ActionSign action={action} />
                    </svg>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function ModifierRows({ state }: SheetPart) {
  const words = useSheetWords();
  const extras = [...state.modifiers.subarray(0, state.resourceDice + 1)];
  const minimums = [...state.minimums.subarray(0, state.tradeDice + 1)];
  return (
    <Part heading="modifiers" rule="GX-2.5">
      <dl>
        <div>
          <dt>{words.dice.resourcesRow}</dt>
          <dd>{extras.map((extra) => `+${extra}`).join('  ')}</dd>
        </div>
        <div>
          <dt>{words.dice.tradeRow}</dt>
          <dd>{minimums.map((minimum) => `≥${minimum}`).join('  ')}</dd>
        </div>
      </dl>
      <p>{words.dice.fromNextRound}</p>
    </Part>
  );
}

function Titles() {
  const words = useSheetWords();
  return (
    <Part heading="titles" rule="GX-11.2">
      <ul>
        {titles.map(({ from, title }) => (
          <li key={title}>
            {words.titles[title]}: {words.from(from)}
          </li>
        ))}
      </ul>
    </Part>
  );
}
