// Turns what happened to orders into documents. Each order remembers the last event that it told, so nothing is told twice or left out (decision 0404).
import type { Db } from '#platform/db';
import type { DocumentsDeps } from './documents-deps.ts';
import { HAPPENINGS, LAST_HAPPENING, type HappeningRow } from './happening-queries.ts';
import { KEEP_INCOMING, LOCK_INCOMING_OF_NUMBER } from './incoming-queries.ts';
import { putDocument } from './put-document.ts';
import { bodiesOf } from './sent-documents.ts';
import { readSettings } from './settings.ts';

type TellDeps = Pick<DocumentsDeps, 'db' | 'orders' | 'papers' | 'connections'>;

/** Tells every event after `since`; returns how many there were. */
export async function tellHappenings(deps: TellDeps, since: number, now: Date, failed: (error: unknown) => void): Promise<number> {
  const happenings = await deps.db.many(HAPPENINGS, [since]);
  for (const [orderNumber, own] of Map.groupBy(happenings, ({ order_number: number }) => number)) {
    // One order that cannot be told keeps no other waiting.
    try {
      await tellOrder(deps, orderNumber, own, now);
    } catch (error) {
      failed(error);
    }
  }
  return happenings.length;
}

async function tellOrder(
  { db, orders, papers, connections }: TellDeps,
  orderNumber: string,
  happenings: readonly HappeningRow[],
  now: Date,
): Promise<void> {
  const order = await orders.get(orderNumber);
  if (order === undefined) return;
  await db.transaction(async (tx) => {
    const incoming = await tx.maybe(LOCK_INCOMING_OF_NUMBER, [orderNumber]);
    if (incoming === undefined) return;
    const { account_number: accountNumber, connection_id: connectionId } = incoming;
    const connection = await connections.of(tx, accountNumber, connectionId);
    const { sendTo } = await readSettings(tx, accountNumber, connectionId);
    let { confirmations, event_id: told } = incoming;
    for (const happening of happenings.filter(({ event_id: id }) => id > incoming.event_id)) {
      told = happening.event_id;
      if (connection === undefined || sendTo === '') continue;
      const bodies = bodiesOf({ incoming: { ...incoming, confirmations }, order, papers, now }, happening);
      for (const sent of bodies) await putDocument(tx, { connection, incoming, orderNumber, cause: String(told), sent }, now);
      confirmations += bodies.filter(({ kind }) => kind === 'confirmation').length;
    }
    await tx.run(KEEP_INCOMING, [orderNumber, told, confirmations]);
  });
}

/** Where to look from the next time: transactions that are longer than ten minutes are none of the shop's. */
const OVERLAP_MS = 600_000;

/** A place in the history that slides along, some way behind its end: an event is seen as soon as its transaction ends, however long that took. */
export function makeSlidingStart(db: Db) {
  let seen: readonly { readonly at: number; readonly last: number }[] = [];
  return {
    since: (now: Date): number => seen.findLast(({ at }) => at <= now.getTime() - OVERLAP_MS)?.last ?? 0,
    async note(now: Date): Promise<void> {
      const { last } = await db.one(LAST_HAPPENING, []);
      const old = seen.findLastIndex(({ at }) => at <= now.getTime() - OVERLAP_MS);
      seen = [...seen.slice(Math.max(0, old)), { at: now.getTime(), last }];
    },
  };
}
