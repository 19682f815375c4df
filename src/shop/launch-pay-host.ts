// One process of the payment host: launched with its settings, and ended.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PayHostSettings } from '#providers/pay-host/server';

const START_MS = 120_000;
const STOP_MS = 10_000;

/** Its messages: the port, then ready; or an error. */
export type PayHostMessage = { readonly port: number } | 'ready' | { readonly problem: string };

export interface Launched {
  readonly process: ChildProcess;
  readonly port: number;
  readonly ready: Promise<void>;
}

/** Resolves when it listens. */
export async function launch(settings: PayHostSettings, child: ChildProcess): Promise<Launched> {
  child.send(settings, () => undefined); // an ended process is reported below
  const listening = Promise.withResolvers<number>();
  const ready = Promise.withResolvers<void>();
  const fail = (problem: string): void => {
    child.kill('SIGKILL');
    listening.reject(new Error(problem));
    ready.reject(new Error(problem));
  };
  const startMs = START_MS + (settings.store.databaseWaitSeconds ?? 0) * 1_000;
  const late = setTimeout(() => fail(`The payment provider was not ready within ${startMs / 1000} s`), startMs);
  const ended = (code: number | null): void => fail(`The payment provider ended with code ${code}`);
  if (child.exitCode === null) child.once('exit', ended);
  else ended(child.exitCode);
  child.on('message', (message: PayHostMessage) => {
    if (message === 'ready') ready.resolve();
    else if ('port' in message) listening.resolve(message.port);
    else fail(message.problem);
  });
  const settled = ready.promise.finally(() => clearTimeout(late));
  settled.then(
    () => {
      // It does not keep the parent alive; the parent disconnects at its end.
      child.unref();
      child.channel?.unref();
    },
    () => undefined, // reported where it is awaited
  );
  return { process: child, port: await listening.promise, ready: settled };
}

/** Ends the process in order, or kills it. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const gone = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.disconnect();
  await gone;
  clearTimeout(late);
}
