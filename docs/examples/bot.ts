// A whole player: sits down at a table and plays any legal order until the game is over.
// node bot.ts http://localhost:4610 TOKEN TABLE
const [address, token, table] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
type Sight = { viewer: number; position: number; actors: number[]; outcome: object | null };

async function call<T>(path: string, body?: object): Promise<T> {
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await fetch(`${address}/api/tables/${table}${path}`, request);
  if (!response.ok && response.status !== 409) throw new Error(await response.text());
  return response.json() as Promise<T>;
}

async function play(position: number, order: string[] = []): Promise<unknown> {
  const { moves, complete } = await call<{ moves: string[]; complete: boolean }>('/legal', { order });
  if (complete) return call('/commands', { do: 'order', position, order });
  return moves.length > 0 && play(position, [...order, moves[Math.floor(Math.random() * moves.length)]]);
}

for (const command of [{ do: 'sit' }, { do: 'ready', ready: true }]) await call('/commands', command);
for (let isOver = false; !isOver; await new Promise((resolve) => setTimeout(resolve, 500))) {
  const { sight } = await call<{ sight: Sight | null }>('');
  if (sight?.actors.includes(sight.viewer)) await play(sight.position);
  isOver = Boolean(sight?.outcome);
}
