// The payment host's process. Its parent sends all settings in one message (which keeps secrets out of the environment), and it ends when the parent
// disconnects or dies.
import { watchFaults } from '#platform/faults';
import { runPayHost, type PayHostSettings, type RunningPayHost } from '#providers/pay-host/server';
import type { PayHostMessage } from './launch-pay-host.ts';

/** Delayed replies and connections of a killed shop are not waited for. */
const PATIENCE_MS = 2_000;

const send = (message: PayHostMessage): void => void process.send?.(message);

const handleFaults = watchFaults();
let running: Promise<RunningPayHost | undefined> = Promise.resolve(undefined);
process.once('message', (settings) => {
  running = runPayHost(settings as PayHostSettings, (port) => send({ port })).then(
    (host) => {
      send('ready');
      handleFaults({ log: host.faultLog, stop });
      return host;
    },
    (error: unknown) => {
      send({ problem: error instanceof Error ? error.message : String(error) });
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
// Signals reach the whole process group: the payment host stays until the shop has finished and disconnects.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.on(signal, () => undefined);
