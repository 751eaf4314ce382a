// The pages that are there before the table is: the start page, and the one for addresses that lead nowhere.

import type { CatalogueEntry } from '@starboard/games/catalogue';
import { gameCard } from './card.ts';
import { chart } from './chart.ts';
import { html, type Html } from './html.ts';

export function startPage(games: readonly CatalogueEntry[]): string {
  const id = games[0]?.id ?? 'GAME';
  return page(
    'Starboard',
    html`<header class="opening">
        ${chart}
        <h1>Starboard</h1>
        <p class="lead">A table for space-conquest board games.</p>
        <p class="notice">
          <strong>The table to play at is being built.</strong> These games already know their rules.
        </p>
      </header>
      <main>
        <h2>Games</h2>
        <ul class="cards">
          ${games.map(gameCard)}
        </ul>
      </main>
      <footer>
        <p>
          Until then, bots play in the terminal, and the rules can be read there:
          <code>npm run -s starboard -- simulate ${id}</code>
          <code>npm run -s starboard -- rules ${id}</code>
        </p>
        <p>For programs, the same list as <a href="/api/games">/api/games</a>.</p>
      </footer>`,
  );
}

export function notFoundPage(): string {
  return page(
    'Nothing here · Starboard',
    html`<main class="lost">
      ${chart}
      <h1>Nothing but space</h1>
      <p class="lead">There is no page at this address.</p>
      <p><a class="home" href="/">Back to Starboard</a></p>
    </main>`,
  );
}

function page(title: string, body: Html): string {
  const whole = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="dark light" />
      <meta name="description" content="A table for space-conquest board games" />
      <title>${title}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/starboard.css" />
    </head>
    <body>
      ${body}
    </body>
  </html>`;
  return `<!doctype html>\n${whole.text}\n`;
}
