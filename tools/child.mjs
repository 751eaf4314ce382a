import { spawn } from 'node:child_process';

const parent = process.ppid;

/**
 * Runs a program to its end, passing on what asks this process to stop. With `capture` its output is kept,
 * otherwise it is shown.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env: NodeJS.ProcessEnv, capture?: boolean }} options
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>}
 */
export function runChild(command, args, { cwd, env, capture = false }) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd, env, stdio, shell: needsShell(command) });
  const letGo = holdOnto(child);
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      letGo();
      resolve({ code, signal, output: Buffer.concat(chunks).toString() });
    });
  });
}

/**
 * While held, the child is stopped when this process is asked to stop or has lost its parent.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function holdOnto(child) {
  // Ctrl-C in a terminal reaches the child without us, and a second one would mean "at once".
  const interrupt = () => process.stdin.isTTY || child.kill('SIGINT');
  const terminate = () => child.kill('SIGTERM');
  // npm passes signals to a shell, which dies of them and tells nobody.
  const watch = setInterval(() => process.ppid !== parent && terminate(), 250);
  if (!process.env['npm_lifecycle_event']) clearInterval(watch);
  process.on('SIGINT', interrupt).on('SIGTERM', terminate).on('SIGHUP', terminate);
  return () => {
    clearInterval(watch);
    process.off('SIGINT', interrupt).off('SIGTERM', terminate).off('SIGHUP', terminate);
  };
}

/**
 * On Windows the tools in node_modules/.bin are .cmd files, which only a shell can start.
 *
 * @param {string} command
 */
const needsShell = (command) => process.platform === 'win32' && !command.endsWith('.exe');
