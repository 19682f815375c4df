// The shop's configuration with a payment host beside it.
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '#platform/config';
import { payPortOf } from '#platform/host-settings';
import { makeHosts } from '#platform/hosts';
import { eventSecretOf, PAYMENT_EVENTS_PATH } from '#buying/payment/server';
import { randomText } from '#platform/random';
import { cardFormOf } from './paying.ts';
import { calledAt, startPayHost, type StartedPayHost } from './start-pay-host.ts';

/** Starts the payment host beside the shop and configures the shop for it; not when `INKWELL_PAYMENT_URL` names another program. */
export async function withPayHost(
  config: Config,
  forked: ChildProcess | undefined,
  /** Directory of the built card form. */
  frame: string,
  died: (problem: string) => void,
): Promise<{ readonly config: Config; readonly started: StartedPayHost | undefined }> {
  if (forked === undefined) return { config, started: undefined };
  const { host, port, scheme, payHost, payPublicPort, databaseUrl, databaseWaitSeconds, dataDir, logLevel } = config;
  const { origins } = makeHosts(config);
  const key = config.paymentKey ?? randomText(32);
  const started = await startPayHost(
    {
      key,
      logLevel,
      trustProxy: config.trustProxy,
      parents: { consumer: origins.consumer, business: origins.business },
      frame,
      listen: { host, port: payPortOf(config), mayMove: config.payPort === undefined },
      reached: { scheme, payHost, port: payPublicPort },
      store: { databaseUrl, dataDir: join(dataDir, 'payment'), databaseWaitSeconds },
      ...cardFormOf(config),
      receiver: { url: `http://${calledAt(host)}:${port}${PAYMENT_EVENTS_PATH}`, host: config.consumerHost, secret: eventSecretOf(key) },
    },
    died,
    forked,
  );
  return { config: { ...config, paymentUrl: started.url, paymentKey: key, payPort: started.port }, started };
}
