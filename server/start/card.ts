// One game on the start page.

import { seatsText, type CatalogueEntry, type OfferedOption } from '@starboard/games/catalogue';
import { emblem } from './emblem.ts';
import { html, type Html } from './html.ts';

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
          html`<dt>${option.title}</dt>
            <dd>${domainOf(option)}</dd>`,
      )}
    </dl>
  </details>`;
}

function domainOf(option: OfferedOption): string {
  switch (option.type) {
    case 'flag':
      return option.default ? 'on, or off' : 'off, or on';
    case 'integer':
      return `${option.min} to ${option.max}, usually ${option.default}`;
    case 'choice':
      return `${option.of.join(', ')}; usually ${option.default}`;
    case 'document':
      return 'your own file';
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
