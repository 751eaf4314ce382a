// One game on the start page.

import { seatsText, type CatalogueEntry, type OfferedOption } from '@starboard/games/catalogue';
import { emblem } from './emblem.ts';
import { html, type Html } from './html.ts';

/** A choice of more values than this is folded. */
const MANY = 6;

export function gameCard({
  id,
  title,
  summary,
  teaching,
  seats,
  options,
  guideLength,
}: CatalogueEntry): Html {
  const offered = Object.values(options);
  return html`<li>
    <article class="card" aria-labelledby="${id}">
      ${emblem(id)}
      <div class="words">
        <h3 id="${id}">${title}</h3>
        ${teaching ? html`<p class="badge">Teaching game</p>` : html``}
        <p class="summary">${summary}</p>
        ${teaching ? html`<p class="note">Small on purpose: it shows in an evening how a game is made here.</p>` : html``}
        <ul class="facts">
          <li>${seatsText(seats)}</li>
          <li>${counted(guideLength, 'rule')}</li>
          ${offered.length === 0 ? html`<li>no options</li>` : html``}
        </ul>
        ${offered.length === 0 ? html`` : optionList(offered)}
      </div>
    </article>
  </li>`;
}

function optionList(options: readonly OfferedOption[]): Html {
  return html`<details>
    <summary>${counted(options.length, 'option')}</summary>
    <dl>
      ${options.map(
        (option) =>
          html`<div>
            <dt>${option.title}</dt>
            <dd>${domainOf(option)}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

function domainOf(option: OfferedOption): string | Html {
  switch (option.type) {
    case 'flag':
      return option.default ? 'on, or off' : 'off, or on';
    case 'integer':
      return `${option.min} to ${option.max}, usually ${option.default}`;
    case 'choice':
      return option.of.length > MANY ? manyValues(option) : listOf(option);
    case 'document':
      return 'your own file';
  }
}

type Choice = Extract<OfferedOption, { type: 'choice' }>;

function manyValues(option: Choice): Html {
  return html`<details>
    <summary>${inWords(option.default)}, or ${option.of.length - 1} others</summary>
    <p class="names">${listOf(option)}</p>
  </details>`;
}

function listOf(option: Choice): string {
  return option.of
    .map((value) => `${inWords(value)}${value === option.default ? ' (usual)' : ''}`)
    .join(', ');
}

/** `in-order` is how a program writes it; `TREX-B` is a name. */
function inWords(value: string): string {
  return /^[a-z-]+$/.test(value) ? value.replaceAll('-', ' ') : value;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
