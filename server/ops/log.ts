// What the server has to say to those who run it: a line of JSON each. It is given no secrets, so it tells none.

export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const LEVELS = ['error', 'warn', 'info'] as const;

/** `level` is the least important that is told; anything else tells nothing. */
export function jsonLog(level: string, write: (line: string) => void): Log {
  const most = LEVELS.findIndex((each) => each === level);
  const at =
    (rank: number, name: string): Log['info'] =>
    (details, message) => {
      if (rank > most) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level: name, message, ...details })}\n`);
    };
  return { error: at(0, 'error'), warn: at(1, 'warn'), info: at(2, 'info') };
}
