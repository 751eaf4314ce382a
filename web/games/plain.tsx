// A screen for games that have none of their own: the state as a table of names and numbers, moves in notation.

import type { Game } from '@starboard/engine';
import type { GameText, GameUi, Scene } from '@starboard/kit';

export function plainUi(game: Game): GameUi {
  return {
    Board: PlainBoard,
    SeatCard: () => null,
    Reference: () => null,
    Preview: () => null,
    words: () => Promise.resolve(plainText(game)),
    cues: () => Promise.resolve({}),
    presets: [],
    lessons: [],
    measures: [],
  };
}

function PlainBoard({ game, state }: Scene) {
  return (
    <div className="plain-board">
      <table>
        <tbody>
          {Object.entries(game.shape.describe(state)).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{Array.isArray(value) ? value.join(' ') : value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function plainText(game: Game): GameText {
  return {
    title: game.title,
    summary: game.summary,
    prompt: () => game.title,
    move: (record) => Object.values(record).join(' '),
    event({ event, ...told }) {
      const facts = Object.entries(told).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
      return { text: [event, ...facts].join(', ') };
    },
    options: game.optionWords,
    guide: game.guide,
    chapters: {},
    presets: {},
    lesson: {},
    measures: {},
    terms: {},
  };
}
