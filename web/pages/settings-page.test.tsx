import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import about from '../../package.json' with { type: 'json' };
import { SettingsPage } from './settings-page.tsx';

test('the version of the client is told', () => {
  const html = renderToString(
    <Router ssrPath="/settings">
      <SettingsPage />
    </Router>,
  ).replaceAll('<!-- -->', '');
  expect(html).toContain(`Starboard ${about.version}<`);
});
