// Starts the payment host beside the shop, and restarts it on the same port when it dies.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PayHostSettings } from '#providers/pay-host/server';

const PROGRAM = fileURLToPath(new URL('pay-host.ts', import.meta.url));
const START_MS = 120_000;
const STOP_MS = 10_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [200, 15_000];
/** A process that lived this long is restarted at once. */
const HEALTHY_MS = 60_000;

/** Its messages: the port, then ready; or an error. */
export type PayHostMessage = { readonly port: number } | 'ready' | { readonly problem: string };

export interface StartedPayHost {
  /** Address at which the shop calls it. */
  readonly url: string;
  readonly port: number;
  /** Resolves when it is ready; requests wait until then. Rejects with the error that prevents it. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Forks the process, which loads its program and waits for its settings. */
export function forkPayHost(): ChildProcess {
  return fork(PROGRAM, [], { execArgv: ['--conditions=server'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Resolves when it listens. `died` is called when it ended by itself and is being restarted. */
export async function startPayHost(
  settings: PayHostSettings,
  died: (problem: string) => void,
  forked: ChildProcess = forkPayHost(),
): Promise<StartedPayHost> {
  let child = await launch(settings, forked);
  const { port } = child;
  const again = { ...settings, listen: { ...settings.listen, port, mayMove: false } };
  let stopped = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  const watch = (): void => {
    const began = Date.now();
    child.process.once('exit', (code, signal) => {
      if (stopped) return;
      died(`The payment provider ended (${signal ?? code})`);
      if (Date.now() - began > HEALTHY_MS) pause = FIRST_PAUSE_MS;
      restartLater();
    });
  };
  const restart = async (): Promise<void> => {
    const next = await launch(again, forkPayHost());
    child = next;
    if (stopped) return end(next.process);
    await next.ready;
    watch();
  };
  const restartLater = (): void => {
    timer = setTimeout(() => {
      restarting = restart().catch((error: unknown) => {
        if (stopped) return;
        died(String(error));
        restartLater();
      });
    }, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  let restarting: Promise<void> = Promise.resolve();
  const ready = child.ready.then(watch);
  ready.catch(() => undefined); // reported where it is awaited
  return {
    url: `http://${calledAt(settings.listen.host)}:${port}`,
    port,
    ready,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await restarting;
      await end(child.process);
    },
  };
}

/** The address at which a program on this machine reaches `host`. */
export function calledAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

interface Launched {
  readonly process: ChildProcess;
  readonly port: number;
  readonly ready: Promise<void>;
}

/** Resolves when it listens. */
async function launch(settings: PayHostSettings, child: ChildProcess): Promise<Launched> {
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
  child.on('message', (said: PayHostMessage) => {
    if (said === 'ready') ready.resolve();
    else if ('port' in said) listening.resolve(said.port);
    else fail(said.problem);
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const gone = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  child.disconnect();
  await gone;
  clearTimeout(late);
}
