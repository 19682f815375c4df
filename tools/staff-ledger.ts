// Compares the shop's books with the payment company's, as the soak test does at its end.
import { join } from 'node:path';
import { checkLedger, type LedgerReport } from '#buying/orders/server';
import type { PaymentProvider } from '#buying/payment/server';
import { systemClock } from '#platform/clock';
import { readConfig, type Config } from '#platform/config';
import type { Db } from '#platform/db';
import { linkOf, makePaying } from '../src/shop/paying.ts';
import { startPayHost } from '../src/shop/start-pay-host.ts';
import type { StaffJob } from './staff-job.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;

/** By command: `ledger check`. */
export const LEDGER_JOBS: Readonly<Record<string, StaffJob>> = {
  'ledger check': async ({ db, file, now, say }) => {
    const since = file === '' ? new Date(now.getTime() - DAYS * DAY_MS) : new Date(`${file}T00:00:00Z`);
    if (Number.isNaN(since.getTime())) return ['SINCE is a day: 2026-11-01'];
    const report = await withProvider(readConfig(process.env), db, (provider) => checkLedger({ db, provider, since }));
    for (const line of ledgerLines(report)) say(line);
    return report.problems;
  },
};

/** The comparison's result as text. */
export function ledgerLines({ sums, released, underWay }: LedgerReport): readonly string[] {
  const money = (cents: number): string => (cents / 100).toFixed(2);
  return [
    ...[...sums].map(
      ([currency, { orders, authorised, captured, refunded, voided }]) =>
        `${orders} orders in ${currency}: ${money(authorised)} authorised, ${money(captured)} captured, ${money(refunded)} refunded, ${money(voided)} voided`,
    ),
    `${released} drafts came to nothing`,
    ...(underWay === 0 ? [] : [`${underWay} orders are being worked on and are left out`]),
  ];
}

/** The configured payment company; for the sandbox, whose secret only its shop knows, opens the same data with another instance. */
async function withProvider<T>(config: Config, db: Db, work: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  if (config.payment.provider !== 'sandbox' || config.paymentUrl !== undefined)
    return work(makePaying({ config, db, clock: systemClock, payment: linkOf(config) }).provider);
  const key = 'between this command and the process it starts';
  const host = await startPayHost(
    {
      key,
      tokeniser: { vendor: 'sandbox' },
      logLevel: 'silent',
      parents: { consumer: '', business: '' },
      listen: { host: '127.0.0.1', port: 0, mayMove: true },
      reached: { scheme: 'http', payHost: config.payHost, port: undefined },
      store: { databaseUrl: config.databaseUrl, dataDir: join(config.dataDir, 'payment') },
      receiver: undefined,
    },
    () => undefined, // later calls then fail with the error
  );
  try {
    await host.ready;
    const link = linkOf({ paymentUrl: host.url, paymentKey: key });
    return await work(makePaying({ config, db, clock: systemClock, payment: link }).provider);
  } finally {
    await host.stop();
  }
}
