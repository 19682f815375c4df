// Runs the server as a child that never outlives this process, and that always gets time to stop in order.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { watchParents } from './parents.mjs';
import { ROOT } from './root.mjs';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/** Longer than the server's longest stop: 35 s, after the drain time. */
const PATIENCE_MS = 45_000 + (Number(process.env.INKWELL_DRAIN_MS) || 5_000);
/** Pauses before restarts: doubled each time, back to the first after a server that stayed healthy. */
const PAUSES = { firstMs: 200, longestMs: 15_000, healthyMs: 60_000 };
/** Exit codes of a program that would fail again: wrong settings, an occupied port; no such program. */
const CANNOT_START = [1, 127];

/**
 * Starts a program and gives a handle on it. The child also gets an IPC channel: it closes when this process is killed
 * outright, and the server takes that as its signal to stop.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ ended: Promise<number>, endedBy: () => string, stop: () => Promise<void> }} `ended`: its exit code, or what a shell says of a signal
 */
export function startChild(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGTERM' ? 0 : 128 + constants.signals[signal ?? 'SIGKILL'])));
  });
  const endedBy = () => child.signalCode ?? `code ${child.exitCode}`;
  /** Sends one stop signal, waits, and kills only a child that does not end. */
  const stop = async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => {
      console.error(`The server did not stop within ${PATIENCE_MS / 1000} s and is killed.`);
      child.kill('SIGKILL');
    }, PATIENCE_MS);
    await ended;
    clearTimeout(late);
  };
  return { ended, endedBy, stop };
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
  // After a manual start (`node tools/start.mjs &`) the shell may exit first, which is no reason to stop.
  const parentsGone = process.env.npm_lifecycle_event ? watchParents() : () => false;
  const watching = setInterval(() => parentsGone() && once(), 500);
  return () => clearInterval(watching);
}

/**
 * Runs a program until it ends or we are told to stop; resolves with its exit code.
 * @param {Parameters<typeof startChild>} call
 */
export async function supervise(...call) {
  // Listens first: a signal between the two would end this process alone.
  const unwatch = onStop(() => child.stop());
  const child = startChild(...call);
  const code = await child.ended;
  unwatch();
  return code;
}

/**
 * Runs a server and starts it again whenever it ends by itself, until we are told to stop. Only a first start that fails for a reason
 * another try will not mend is the end, with its code; so is an end that somebody else asked the server for.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {typeof PAUSES} pauses
 */
export async function keepRunning(command, args, env, pauses = PAUSES) {
  const stopping = new AbortController();
  // Listens first, as above.
  const unwatch = onStop(async () => {
    stopping.abort();
    await child.stop();
  });
  let child = startChild(command, args, env);
  // The server continues when nobody reads its output.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let pauseMs = pauses.firstMs;
  for (let isFirst = true; ; isFirst = false) {
    const began = Date.now();
    const code = await child.ended;
    if (stopping.signal.aborted || code === 0 || (isFirst && Date.now() - began < pauses.healthyMs && CANNOT_START.includes(code))) {
      unwatch();
      return code;
    }
    if (Date.now() - began > pauses.healthyMs) pauseMs = pauses.firstMs;
    console.error(`The server ended (${child.endedBy()}); it is started again in ${pauseMs / 1000} s.`);
    await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return 0;
    pauseMs = Math.min(pauseMs * 2, pauses.longestMs);
    child = startChild(command, args, env);
  }
}
