import { expect, test } from 'vitest';
import { emblem } from './emblem.ts';
import { html } from './html.ts';

test('what is put in is escaped, unless it is HTML', () => {
  const name = `<b>"Tom" & 'Ann'</b>`;
  expect(html`<p title="${name}">${7} ${html`<i>${'<'}</i>`}${[html`a`, html`<b>b</b>`]}</p>`.text).toBe(
    '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Ann&#39;&lt;/b&gt;">7 <i>&lt;</i>a<b>b</b></p>',
  );
});

test('a game has its own chart, always the same', () => {
  expect(emblem('skirmish').text).toBe(emblem('skirmish').text);
  expect(emblem('skirmish').text).not.toBe(emblem('nexus-ops').text);
});
