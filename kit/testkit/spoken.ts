// What can be pressed has a name for whoever cannot see it.

const BUTTON = /<button\b([^>]*)>([\s\S]*?)<\/button>/g;
const DRAWN_BUTTON = /<(?!button\b)\w+\b([^>]*\brole="button"[^>]*)>/g;
const SPOT = /<\w+\b([^>]*\bdata-spot="[^"]*"[^>]*)>/g;
const LABEL = /\baria-label="\s*[^"\s]/;

/** The things on a page that can be pressed or pointed at and are called nothing. */
export function unspoken(markup: string): readonly string[] {
  const nameless = [...markup.matchAll(DRAWN_BUTTON), ...markup.matchAll(SPOT)].filter(
    ([, attributes]) => !LABEL.test(attributes),
  );
  const blank = [...markup.matchAll(BUTTON)].filter(
    ([, attributes, content]) => !LABEL.test(attributes) && textOf(content) === '',
  );
  return [...nameless, ...blank].map(([tag]) => tag.slice(0, 120));
}

/** What is read aloud of a button's content: its text, and the names of its pictures. */
function textOf(content: string): string {
  const names = [...content.matchAll(/\b(?:aria-label|alt)="([^"]*)"/g)].map(([, name]) => name);
  return [content.replaceAll(/<[^>]*>/g, ''), ...names].join('').trim();
}
