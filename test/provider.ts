// The payment host with the sandbox for tests: a separate process as in `npm start`, with its data in memory.
import type { ChildProcess } from 'node:child_process';
import type { PayHostSettings } from '#providers/pay-host/server';
import { startPayHost, type StartedPayHost } from '../src/shop/start-pay-host.ts';

export interface TestProvider {
  /** Address for a shop, with `key`. */
  readonly url: string;
  readonly key: string;
  /** The payment host's origin for a browser. */
  readonly origin: string;
}

const KEY = 'shared by shop and provider';
let shared: Promise<TestProvider> | undefined;

/** One for all files of a worker; each shop finds its payments by order number. */
export function testProvider(): Promise<TestProvider> {
  return (shared ??= startTestProvider());
}

/** A shop's origins at a port: they may frame the card form, and the bank returns there. */
export function parentsAt(port: number): PayHostSettings['parents'] {
  return { consumer: `http://localhost:${port}`, business: `http://business.localhost:${port}` };
}

/** A separate one, which the test must end. */
export async function startTestProvider(
  settings: Partial<PayHostSettings> = {},
  died: (problem: string) => void = (problem) => void process.stderr.write(`${problem}\n`),
  forked?: ChildProcess,
): Promise<TestProvider & StartedPayHost> {
  const host = await startPayHost(
    {
      key: KEY,
      tokeniser: { vendor: 'sandbox' },
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
  await host.ready;
  return { ...host, key: KEY, origin: `http://pay.localhost:${host.port}` };
}
