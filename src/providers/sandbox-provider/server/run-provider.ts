// The provider as a running program: its database, its port, and what it has to tell the shop.
import type { FastifyInstance } from 'fastify';
import { aciCardDesk, type AciSettings } from '#providers/aci-provider/server';
import { systemClock } from '#platform/clock';
import { originOf, type Config } from '#platform/config';
import { openDb, type Db, type Queries } from '#platform/db';
import type { FaultHandling } from '#platform/faults';
import { migrate } from '#platform/migrate';
import { startPatience } from '#platform/start-patience';
import { buildSandboxProvider } from './provider-app.ts';
import type { ProviderFacts } from './provider-facts.ts';
import { PROVIDER_SCHEMA } from './provider-schema.ts';
import { makePaymentEventSender, type Receiver } from './send-payment-events.ts';

const SCHEMA = 'sandbox_provider';
const CONNECTIONS = 6;

/** Everything the program is told by whoever starts it; plain values, because they travel between processes. */
export interface ProviderSettings extends Pick<
  ProviderFacts,
  'key' | 'parents' | 'logLevel' | 'lostAnswerMs' | 'frame' | 'tokeniser' | 'trustProxy'
> {
  readonly listen: {
    readonly host: string;
    readonly port: number;
    /** Takes any free port when that one is taken. */
    readonly mayMove: boolean;
  };
  /** How the payment host is reached from outside; without a port, by the one it listens on. */
  readonly reached: Pick<Config, 'scheme' | 'payHost'> & { readonly port: number | undefined };
  /** PostgreSQL, where it keeps to a schema of its own, or a directory of its own, or neither: in memory. */
  readonly store: Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseWaitSeconds'>> & { readonly dataDir: string | undefined };
  readonly receiver: Receiver | undefined;
  /** For the checkouts that cards are sent to; kept here, and never in the form's page. */
  readonly checkouts?: AciSettings;
}

export interface RunningProvider {
  /** Where faults that nobody caught are written: never what a payment request said. */
  readonly faultLog: FaultHandling['log'];
  close(): Promise<void>;
}

/** Resolves when it can do its work. `listening` hears of its port before: what asks it then waits for its books. */
export async function runProvider(
  { listen, reached, store, receiver, checkouts, ...facts }: ProviderSettings,
  listening: (port: number) => void,
): Promise<RunningProvider> {
  const opening = facts.tokeniser === undefined ? openBooks(store) : Promise.reject(new Error('A form alone keeps no books'));
  opening.catch(() => undefined); // said below
  let origin = '';
  const desk = checkouts === undefined ? {} : { desk: aciCardDesk(checkouts) };
  const app = await buildSandboxProvider({ ...facts, ...desk, db: whenOpen(opening), clock: systemClock, ownOrigin: () => origin });
  const port = await listenAt(app, listen, opening);
  origin = originOf({ scheme: reached.scheme, publicPort: reached.port ?? port }, reached.payHost);
  listening(port);
  const faultLog = faultLogOf(app);
  if (facts.tokeniser !== undefined) return { faultLog, close: () => app.close() };
  const db = await opening;
  const failed = (error: unknown): void => app.log.warn({ err: error }, 'the shop was not told');
  const telling = receiver === undefined ? undefined : makePaymentEventSender({ db, clock: systemClock, receiver, failed });
  telling?.start();
  return {
    faultLog,
    async close() {
      await telling?.stop();
      await app.close();
      await db.close();
    },
  };
}

/** What an error holds beside its message and stack may be a row of the books. */
function faultLogOf({ log }: FastifyInstance): FaultHandling['log'] {
  const facts = ({ err, req }: Parameters<FaultHandling['log']['error']>[0]): object => ({ problem: err.message, stack: err.stack, req });
  return {
    error: (fault, message) => log.error(facts(fault), message),
    fatal: (fault, message) => log.fatal(facts(fault), message),
  };
}

async function openBooks({ databaseUrl, dataDir, databaseWaitSeconds: seconds = 0 }: ProviderSettings['store']): Promise<Db> {
  // The shop beside it waits for the same database and says so.
  const patience = startPatience({ seconds, say: () => undefined });
  const own = databaseUrl === undefined ? undefined : inOwnSchema(databaseUrl);
  const db = await openDb({ databaseUrl: own, dataDir, databasePool: CONNECTIONS }, { patience });
  // Providers of shops that start together all make it, and `if not exists` does not keep the second from failing.
  if (own !== undefined)
    await db.script(`do $$ begin create schema if not exists ${SCHEMA}; exception when unique_violation then null; end $$`);
  await migrate(db, PROVIDER_SCHEMA);
  patience.end();
  return db;
}

function inOwnSchema(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${SCHEMA}`);
  return url.href;
}

function whenOpen(opening: Promise<Queries>): Queries {
  return {
    many: async (...question) => (await opening).many(...question),
    maybe: async (...question) => (await opening).maybe(...question),
    one: async (...question) => (await opening).one(...question),
    run: async (...question) => (await opening).run(...question),
    raw: async (...question) => (await opening).raw(...question),
  };
}

/** A provider that is still ending has the port as long as it has the books. */
async function listenAt(
  app: FastifyInstance,
  { host, port, mayMove }: ProviderSettings['listen'],
  opening: Promise<unknown>,
): Promise<number> {
  const whenInUse =
    <T>(act: (error: Error) => T) =>
    (error: NodeJS.ErrnoException): T => {
      if (error.code !== 'EADDRINUSE') throw error;
      return act(error);
    };
  const again = async (): Promise<string> => {
    await opening.catch(() => undefined);
    return app.listen({ host, port });
  };
  const elsewhere = (cause: Error): Promise<string> => {
    if (mayMove) return app.listen({ host, port: 0 });
    throw new Error(
      `Port ${port} on ${host} is in use by another program. Stop it, or set INKWELL_PAY_PORT to another number for the card form.`,
      { cause },
    );
  };
  const address = await app.listen({ host, port }).catch(whenInUse(again)).catch(whenInUse(elsewhere));
  return Number(new URL(address).port);
}
