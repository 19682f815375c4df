// Sessions that purchasing systems open: made by a setup or a call, begun in a browser, read with each request.
import { randomUUID } from 'node:crypto';
import type { Punchout } from '#base/access/rules';
import type { Locale } from '#base/locale/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { Connections, ProcurementConnection } from '#people/procurement/server';
import { hashOf } from '#people/sessions/server';
import type { Clock } from '#platform/clock';
import type { Db, Queries } from '#platform/db';
import { randomText } from '#platform/random';
import type { Sessions } from '#platform/visit-sessions';
import { INSERT_SESSION, SESSION_BY_TOKEN } from './session-queries.ts';

/** A start page is opened at once: the system leads its browser there with the answer. */
const START_MINUTES = 10;
export const MINUTE_MS = 60_000;

/** What is in the cart of a visit at first. */
export interface FirstItem {
  readonly itemId: string;
  readonly quantity: number;
  /** What is printed on it. */
  readonly design?: CustomDesign;
}

export interface WantedSession {
  readonly connection: ProcurementConnection;
  readonly profileId: string;
  readonly operation: Punchout['operation'];
  readonly buyerCookie: string;
  readonly payloadId: string;
  readonly locale: Locale;
  readonly returnTo: string;
  readonly target: string;
  readonly items: readonly FirstItem[];
  /** `''`, `cart`, `return`, `item …`, `search …`. */
  readonly beginsAt: string;
  readonly zip: string;
  readonly now: Date;
}

/** Makes a session that waits for its browser. Returns the secret of its start page; the database has its hash. */
export async function makeSession(on: Queries, wanted: WantedSession): Promise<string> {
  const { connection, items, now, ...rest } = wanted;
  const { accountNumber, connectionId, isTest, sessionMinutes } = connection;
  const token = randomText(32);
  const minutes = (count: number): Date => new Date(now.getTime() + count * MINUTE_MS);
  await on.run(INSERT_SESSION, {
    ...rest,
    accountNumber,
    connectionId,
    isTest,
    now,
    sessionId: randomUUID(),
    cartOwner: randomUUID(),
    startHash: hashOf(token),
    startUntil: minutes(START_MINUTES),
    items: JSON.stringify(items),
    endsAt: minutes(sessionMinutes),
  });
  return token;
}

/** Finds the purchasing system of a session by the hash of its token. */
export function makePunchoutReader({ db, clock, connections }: { db: Db; clock: Clock; connections: Connections }): Sessions['punchout'] {
  return async (tokenHash, tenant) => {
    if (tenant !== 'business') return null;
    const now = clock.now();
    const row = await db.maybe(SESSION_BY_TOKEN, [tokenHash, now]);
    const connection = row && (await connections.of(db, row.accountNumber, row.connectionId));
    if (row === undefined || connection === undefined) return null;
    const { sessionId, accountNumber, operation, organization, buyer, returnTo, target, endsAt } = row;
    const isOver = !row.is_live || !connection.isEnabled || endsAt <= now || row.outcome === 'left';
    const { frameOrigins, returnOrigins, name: system } = connection;
    const from = { sessionId, accountNumber, operation, system, organization, buyer, returnTo, target };
    return { ...from, frameOrigins, returnOrigins, until: endsAt, isOver };
  };
}
