import { verbatim } from '@starboard/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ScoreSheet, Winners } from './score-sheet.tsx';

const people = ['Ana', 'Ben'].map((name, colour) => ({ name, colour, bot: null }));
const outcome = (...ranks: readonly number[]) => ({
  ranks,
  rule: null,
  reason: verbatim('72 points.'),
  sheet: [{ label: verbatim('Total'), points: ranks.map((rank) => 80 - rank) }],
});
const shown = (seats: number, ...ranks: readonly number[]): string => {
  const props = { people: people.slice(0, seats), outcome: outcome(...ranks) };
  return renderToStaticMarkup(
    <>
      <Winners {...props} />
      <ScoreSheet {...props} />
    </>,
  );
};

describe('the result', () => {
  test('of several says who won, and who came where', () => {
    expect(shown(2, 2, 1)).toContain('Ben wins');
    expect(shown(2, 2, 1)).toContain('Place');
  });

  test('against the computer has a column and a place for it', () => {
    const against = {
      ...outcome(2),
      unseated: [1],
      sheet: [{ label: verbatim('Total'), points: [7], unseated: [41] }],
    };
    const props = { people: people.slice(0, 1), outcome: against };
    const drawn = renderToStaticMarkup(
      <>
        <Winners {...props} />
        <ScoreSheet {...props} />
      </>,
    );
    expect(drawn).toContain('The computer wins');
    expect(drawn).toContain('Place');
    expect(drawn).toContain('<td>41</td>');
    expect(drawn).toContain('<span class="score-name">Computer</span>');
  });

  test('of one has a score, but neither a winner nor a place', () => {
    const alone = shown(1, 1);
    expect(alone).toContain('Ana');
    expect(alone).toContain('Total');
    expect(alone).not.toContain('wins');
    expect(alone).not.toContain('Place');
  });
});
