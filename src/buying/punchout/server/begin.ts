// Begins a session in the browser that opens its start page, and puts into its cart what the purchasing system wants to see in it.
import { addItems, sendTo, together } from '#buying/cart/rules';
import type { Carts } from '#buying/cart/server';
import { beginPunchout, hashOf, type SessionStore } from '#people/sessions/server';
import type { Connections } from '#people/procurement/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { BEGIN_SESSION, NOTE_MISSING, SESSION_BY_START, type SessionRow } from './session-queries.ts';
import { MINUTE_MS } from './sessions.ts';

export interface BeginDeps {
  readonly db: Db;
  readonly connections: Connections;
  readonly sessions: SessionStore;
  readonly carts: Pick<Carts, 'run'>;
}

/** The session that begins; or why none does: nobody knows the address, it was used, it is too old, or the person may not shop any more. */
export type Begun = { readonly session: SessionRow } | { readonly problem: 'UNKNOWN' | 'USED' | 'LATE' | 'CLOSED' };

export async function beginSession(deps: BeginDeps, visit: Visit, token: string, isFramed: boolean): Promise<Begun> {
  const { db, connections } = deps;
  const { now } = visit;
  const session = /^[\w-]{43}$/.test(token) ? await db.maybe(SESSION_BY_START, [hashOf(token)]) : undefined;
  if (session === undefined) return { problem: 'UNKNOWN' };
  if (session.begunAt !== null) return { problem: 'USED' };
  if (session.startUntil <= now) return { problem: 'LATE' };
  const connection = await connections.of(db, session.accountNumber, session.connectionId);
  if (connection?.isEnabled !== true) return { problem: 'CLOSED' };
  const { sessionId, profileId, cartOwner } = session;
  const minutes = connection.sessionMinutes;
  const endsAt = new Date(now.getTime() + minutes * MINUTE_MS);
  let isFirst = true;
  const shopper = await beginPunchout(
    deps,
    visit,
    { profileId, punchout: { shopperId: cartOwner, minutes, isFramed } },
    async (tx, tokenHash) => (isFirst = (await tx.run(BEGIN_SESSION, [sessionId, now, tokenHash, endsAt])) === 1),
  );
  if (shopper === undefined) return { problem: isFirst ? 'CLOSED' : 'USED' };
  await fillCart(deps, visit, session);
  return { session };
}

/** Items that cannot be bought any more are left out and named. */
async function fillCart({ db, carts }: BeginDeps, visit: Visit, { sessionId, items, zip }: SessionRow): Promise<void> {
  if (items.length === 0 && zip === '') return;
  const wanted = items.map(({ itemId, quantity, design }) => ({
    ...PLAIN,
    itemId,
    qty: quantity,
    ...(design === undefined ? {} : { custom: { customization: design, customSkuCode: design.customSkuCode } }),
  }));
  const filled = await carts.run<{ readonly held: readonly string[] }>({
    visit,
    keyed: null,
    whileInFlight: 'wait',
    command(cart, facts, newId) {
      const sent = zip === '' ? { cart, messages: [], changes: [] } : sendTo(cart, zip, facts);
      return together(sent, addItems(sent.cart, wanted, facts, newId, { skipInventory: true, noAlternates: true }));
    },
    answer: ({ change }) => ({ held: change.cart.lines.map(({ itemId }) => itemId) }),
  });
  const held = new Set(filled.status === 'done' ? filled.reply.held : []);
  const missing = items.map(({ itemId }) => itemId).filter((itemId) => !held.has(itemId));
  if (missing.length > 0) await db.run(NOTE_MISSING, [sessionId, missing]);
}

const PLAIN = { deliveryType: 'STA', storeNumber: null, parentItemId: null, parentCartItemId: null } as const;
