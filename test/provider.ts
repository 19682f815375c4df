// The sandbox provider for tests, started as `npm start` does: a process of its own, here with its books in memory.
import type { ChildProcess } from 'node:child_process';
import type { ProviderSettings } from '#providers/sandbox-provider/server';
import { startSandbox, type Sandbox } from '../src/shop/start-sandbox.ts';

export interface TestProvider {
  /** Where a shop calls it, with `key`. */
  readonly url: string;
  readonly key: string;
  /** The payment host as a browser knows it. */
  readonly origin: string;
}

const KEY = 'shared by shop and provider';
let shared: Promise<TestProvider> | undefined;

/** One for all files of a worker, ended with it; each shop finds its own by order number. */
export function testProvider(): Promise<TestProvider> {
  return (shared ??= startTestProvider());
}

/** The hosts of a shop at a port: who may frame the card form, and where a bank's question leads back to. */
export function parentsAt(port: number): ProviderSettings['parents'] {
  return { consumer: `http://localhost:${port}`, business: `http://business.localhost:${port}` };
}

/** One of a test's own, which ends it. */
export async function startTestProvider(
  settings: Partial<ProviderSettings> = {},
  died: (problem: string) => void = (problem) => void process.stderr.write(`${problem}\n`),
  forked?: ChildProcess,
): Promise<TestProvider & Sandbox> {
  const sandbox = await startSandbox(
    {
      key: KEY,
      logLevel: 'silent',
      parents: parentsAt(3000),
      listen: { host: '127.0.0.1', port: 0, mayMove: false },
      reached: { scheme: 'http', payHost: 'pay.localhost', port: undefined },
      store: { databaseUrl: undefined, dataDir: undefined },
      receiver: undefined,
      ...settings,
    },
    died,
    forked,
  );
  await sandbox.ready;
  return { ...sandbox, key: KEY, origin: `http://pay.localhost:${sandbox.port}` };
}
