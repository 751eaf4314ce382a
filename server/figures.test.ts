import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { TestPlayer } from './testing/player.ts';
import { GENEROUS, testServer } from './testing/server.ts';
import { onStores, storeOptions } from './testing/stores.ts';
import { Party } from './testing/table.ts';

const exampleUrl = (name: string): URL => new URL(`../docs/examples/${name}`, import.meta.url);
const example = (name: string): string => readFileSync(exampleUrl(name), 'utf8');

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: string;
}

function familiesIn(text: string): Family[] {
  const helps = new Map([...text.matchAll(/^# HELP (\S+) (.*)$/gm)].map(([, name, help]) => [name, help]));
  return [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({
    name,
    type,
    help: helps.get(name) ?? '',
  }));
}

/** What `promtool check metrics` would say. */
function wrongWith({ name, help, type }: Family): string[] {
  const wrong: string[] = [];
  if (help === '') wrong.push(`${name} has no help`);
  if (!/^[a-z][a-z0-9_]*$/.test(name)) wrong.push(`${name} is not written in small letters`);
  if ((type === 'counter') !== name.endsWith('_total')) wrong.push(`${name} is a ${type}`);
  if (/_(?:count|sum|bucket)$/.test(name)) wrong.push(`${name} ends as a part of a histogram does`);
  if (/milliseconds|minutes|hours|kilobytes|megabytes|_ms\b|percent/.test(name))
    wrong.push(`${name} is not in seconds and bytes`);
  return wrong;
}

onStores('on %s', (store) => {
  let text = '';
  beforeAll(async () => {
    const server = await testServer({
      ...(await storeOptions(store)),
      limits: { ...GENEROUS, signIns: { burst: 6, perSecond: 0.0001 } },
      logLevel: 'none',
    });
    const party = await Party.start(server.address);
    await party.step();
    const stranger = TestPlayer.stranger(server.address);
    const account = { login: 'figure', password: 'a long enough secret' };
    await stranger.rest('POST', '/api/accounts', account);
    for (const password of [account.password, 'wrong wrong', 'wrong again', 'one too many'])
      await stranger.rest('POST', '/api/sessions', { ...account, password });
    for (const path of ['/api/nothing/here', '/api/tables/aaaa', '/some/page', '/another'])
      await fetch(`${server.address}${path}`);
    await fetch(`${server.address}/some/page`, { method: 'PROPFIND' });
    text = await (await fetch(`${server.address}/metrics`)).text();
    await party.close();
    await server.stop();
  });

  test('there are figures for requests, sign-ins, jobs and the database', () => {
    for (const line of [
      /^starboard_http_requests_total\{method="POST",route="\/api\/sessions",status="403"\} 2$/m,
      /^starboard_http_requests_total\{method="GET",route="\/api\/tables\/:table",status="404"\} 1$/m,
      /^starboard_http_requests_total\{method="GET",route="\/\*",status="\d+"\} \d$/m,
      /^starboard_http_request_seconds_count\{route="\/api\/sessions"\} 4$/m,
      /^starboard_sign_ins_total\{outcome="done"\} 1$/m,
      /^starboard_sign_ins_total\{outcome="refused"\} 2$/m,
      /^starboard_sign_ins_total\{outcome="limited"\} 1$/m,
      /^starboard_limits_total\{limit="server.tooManyRequests"\} 1$/m,
      /^starboard_job_lag_seconds \d/m,
      /^starboard_database_connections \d+$/m,
      /^starboard_database_waiting \d+$/m,
      /^starboard_database_seconds_count\{kind="question"\} [1-9]/m,
      /^starboard_database_seconds_count\{kind="statement"\} [1-9]/m,
      /^starboard_database_seconds_count\{kind="deed"\} [1-9]/m,
    ])
      expect(text).toMatch(line);
    const disk = /^starboard_disk_free_bytes (\d+)$/m.exec(text)?.[1];
    expect(Number(disk ?? 0) > 0).toBe(store === 'sqlite');
  });

  test('their number does not grow with what strangers ask for', () => {
    expect(text).not.toContain('/some/page');
    expect(text).not.toContain('aaaa');
    const routes = [...text.matchAll(/^starboard_http_requests_total\{.*route="([^"]*)"/gm)].map(
      ([, route]) => route,
    );
    for (const route of routes) expect(route).toMatch(/^(?:\/\*|\/metrics|\/api(?:\/[\w:.]+)*)$/);
  });

  test('their names and helps are as Prometheus wants them', () => {
    const families = familiesIn(text);
    expect(families.length).toBeGreaterThan(30);
    expect(families.flatMap(wrongWith)).toEqual([]);
  });

  test('the examples for Grafana and Prometheus name figures that there are', () => {
    const names = new Set(
      familiesIn(text).flatMap(({ name, type }) => (type === 'histogram' ? [`${name}_bucket`] : [name])),
    );
    const board = JSON.parse(example('grafana-dashboard.json')) as {
      panels: { targets: { expr: string }[] }[];
    };
    const rules = [...example('prometheus-alerts.yml').matchAll(/expr: (.*)$/gm)].map(([, expr]) => expr);
    const asked = [...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...rules];
    const named = asked.flatMap((expr) => expr.match(/\b(?:starboard|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(25);
    const missing = named.filter((name) => !names.has(name));
    // with PostgreSQL the data are on another disk
    expect(new Set(missing)).toEqual(new Set(store === 'sqlite' ? [] : ['starboard_disk_free_bytes']));
  });
});

/** An alert of the example, as far as we use what Prometheus knows. */
const ALERT =
  /^ {6}- alert: [A-Z]\w+\n {8}expr: (?<expr>\S.*)\n(?: {8}for: \d+[smhd]\n)? {8}annotations:\n {10}summary: '(?:[^']|'')+'\n$/;

function wrongAlerts(text: string): string[] {
  const [head, ...alerts] = text.split(/^(?= {6}- )/m);
  const wrong = /^(?:#.*\n)*groups:\n {2}- name: \w+\n {4}rules:\n$/.test(head) ? [] : ['the head'];
  for (const alert of alerts) {
    const expr = ALERT.exec(alert)?.groups?.['expr'];
    if (expr === undefined || !isBalanced(expr) || !/ (?:==|!=|[<>]=?) [\d.e]+$/.test(expr))
      wrong.push(alert);
  }
  return alerts.length === 0 ? ['no alerts'] : wrong;
}

function isBalanced(expr: string): boolean {
  const bare = expr.replaceAll(/"[^"]*"|[^()[\]{}]/g, '');
  const less = bare.replaceAll(/\(\)|\[\]|\{\}/g, '');
  return less === '' || (less.length < bare.length && isBalanced(less));
}

test('the alerts are as Prometheus wants them', () => {
  const text = example('prometheus-alerts.yml');
  expect(wrongAlerts(text)).toEqual([]);
  expect(text.match(/- alert: /g)?.length).toBeGreaterThan(5);
});

test('what is wrong with figures and alerts would be found', () => {
  const good = { name: 'starboard_things_total', help: 'Things', type: 'counter' };
  expect(wrongWith(good)).toEqual([]);
  for (const bad of [
    { help: '' },
    { name: 'starboardThings_total' },
    { name: 'starboard_things' },
    { type: 'gauge' },
    { name: 'starboard_things_count', type: 'gauge' },
    { name: 'starboard_milliseconds', type: 'gauge' },
  ])
    expect([bad, wrongWith({ ...good, ...bad }).length > 0]).toEqual([bad, true]);
  const text = example('prometheus-alerts.yml');
  for (const [from, to] of [
    ['groups:', 'group:'],
    ['for: 2m', 'for: soon'],
    ['expr: starboard_ready == 0', 'expr: starboard_ready'],
    ['[10m])', '[10m]'],
    ["summary: 'Nothing", 'summary: Nothing'],
    ['        annotations:\n', ''],
  ])
    expect([from, wrongAlerts(text.replace(from, to)).length > 0]).toEqual([from, true]);
});
