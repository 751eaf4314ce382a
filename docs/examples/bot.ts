// A whole player: sits down at a table and plays any legal order until the game is over. A server that restarts, or asks
// to wait, is asked again. node bot.ts http://localhost:4610 TOKEN TABLE
const [address, token, table] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
type View = { viewer: number; viewSeq: number; actors: number[]; outcome: object | null };

async function call<T>(path: string, body?: object): Promise<T> {
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  await new Promise((resolve) => setTimeout(resolve, 200));
  const response = await fetch(`${address}/api/tables/${table}${path}`, request).catch(() => null);
  if (response === null || response.status >= 429) return call(path, body);
  if (!response.ok && response.status !== 409) throw new Error(await response.text());
  return response.json() as Promise<T>;
}

async function play(viewSeq: number, order: string[] = []): Promise<unknown> {
  const { moves, complete } = await call<{ moves: string[]; complete: boolean }>('/legal', { order });
  if (complete) return call('/commands', { do: 'order', viewSeq, order });
  return moves.length > 0 && play(viewSeq, [...order, moves[Math.floor(Math.random() * moves.length)]]);
}

for (const command of [{ do: 'sit' }, { do: 'ready', ready: true }]) await call('/commands', command);
for (let view: View | null = null; !view?.outcome; { view } = await call<{ view: View | null }>('')) {
  if (view?.actors.includes(view.viewer)) await play(view.viewSeq);
}
