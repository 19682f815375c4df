// Runs the server as a child that never outlives this process, and that is always given the time to stop in order.
import { spawn } from 'node:child_process';
import { watchParents } from './parents.mjs';
import { ROOT } from './root.mjs';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** Longer than the server takes at most: 35 s, after the time it says that it is not ready. */
const PATIENCE_MS = 45_000 + (Number(process.env.INKWELL_DRAIN_MS) || 5_000);

/**
 * Starts a program and gives a handle on it. The child also gets an IPC channel: it closes when this process is killed
 * outright, and the server takes that as its signal to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ ended: Promise<number>, stop: () => Promise<void> }}
 */
export function startChild(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 0 : 1)));
  });
  /** Asks once, waits, and only kills what does not answer. */
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => {
      console.error(`The server did not stop within ${PATIENCE_MS / 1000} s and is killed.`);
      child.kill('SIGKILL');
    }, PATIENCE_MS);
    await ended;
    clearTimeout(late);
  };
  return { ended, stop };
}

/**
 * Calls `stop` once, on the first stop signal or when the starting npm has gone.
 * @param {() => Promise<void>} stop
 * @returns {() => void} ends the watch
 */
export function onStop(stop) {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    clearInterval(watching);
    void stop();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, once);
  // Started by hand (`node tools/start.mjs &`) the shell may well go first, and that is no reason to stop.
  const parentsGone = process.env.npm_lifecycle_event ? watchParents() : () => false;
  const watching = setInterval(() => parentsGone() && once(), 500);
  return () => clearInterval(watching);
}

/**
 * Runs a program until it ends or we are told to stop; resolves with its exit code.
 * @param {Parameters<typeof startChild>} call
 */
export async function supervise(...call) {
  const child = startChild(...call);
  const unwatch = onStop(child.stop);
  const code = await child.ended;
  unwatch();
  return code;
}
