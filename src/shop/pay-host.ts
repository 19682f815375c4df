// The payment host as a process of its own. Whoever starts it tells it everything in one message (secrets stay out of the
// environment), and it ends with them: when they let go of it, or are gone.
import { watchFaults } from '#platform/faults';
import { runPayHost, type PayHostSettings, type RunningPayHost } from '#providers/pay-host/server';
import type { PayHostMessage } from './start-pay-host.ts';

/** Answers held back on purpose, and connections of a shop that was killed, are not waited for. */
const PATIENCE_MS = 2_000;

const tell = (message: PayHostMessage): void => void process.send?.(message);

const handleFaults = watchFaults();
let running: Promise<RunningPayHost | undefined> = Promise.resolve(undefined);
process.once('message', (settings) => {
  running = runPayHost(settings as PayHostSettings, (port) => tell({ port })).then(
    (host) => {
      tell('ready');
      handleFaults({ log: host.faultLog, stop });
      return host;
    },
    (error: unknown) => {
      tell({ problem: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
      process.disconnect();
      return undefined;
    },
  );
});

async function stop(code?: number): Promise<void> {
  setTimeout(() => process.exit(code ?? 0), PATIENCE_MS);
  await (await running)?.close();
  process.exit(code);
}
process.once('disconnect', () => void stop());
// Ctrl-C and service managers signal the whole group: the shop still settles what it has begun, and says when it is done.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.on(signal, () => undefined);
