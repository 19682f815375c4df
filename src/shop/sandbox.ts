// The sandbox payment provider as a process of its own. Whoever starts it tells it everything in one message (secrets stay out of the
// environment), and it ends with them: when they let go of it, or are gone.
import { watchFaults } from '#platform/faults';
import { runProvider, type ProviderSettings, type RunningProvider } from '#providers/sandbox-provider/server';
import type { SandboxMessage } from './start-sandbox.ts';

/** Answers held back on purpose, and connections of a shop that was killed, are not waited for. */
const PATIENCE_MS = 2_000;

const tell = (message: SandboxMessage): void => void process.send?.(message);

const handleFaults = watchFaults();
let running: Promise<RunningProvider | undefined> = Promise.resolve(undefined);
process.once('message', (settings) => {
  running = runProvider(settings as ProviderSettings, (port) => tell({ port })).then(
    (provider) => {
      tell('ready');
      handleFaults({ log: provider.faultLog, stop });
      return provider;
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
