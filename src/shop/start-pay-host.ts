// Starts the payment host beside the shop, and restarts it on the same port when it dies.
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PayHostSettings } from '#providers/pay-host/server';
import { end, launch, type Launched } from './launch-pay-host.ts';

const PROGRAM = fileURLToPath(new URL('pay-host.ts', import.meta.url));
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [200, 15_000];
/** A process that lived this long is restarted at once. */
const HEALTHY_MS = 60_000;

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
  const first = await launch(settings, forked);
  const { port } = first;
  const again = { ...settings, listen: { ...settings.listen, port, mayMove: false } };
  const restarts = makeRestarts(first, () => launch(again, forkPayHost()), died);
  const ready = first.ready.then(restarts.watch);
  ready.catch(() => undefined); // reported where it is awaited
  return { url: `http://${calledAt(settings.listen.host)}:${port}`, port, ready, stop: restarts.stop };
}

/** Restarts the process when it ends by itself; each try that fails doubles the pause. */
function makeRestarts(first: Launched, relaunch: () => Promise<Launched>, died: (problem: string) => void) {
  let child = first;
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
    const next = await relaunch();
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
  return {
    watch,
    async stop(): Promise<void> {
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
