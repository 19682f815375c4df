// Opens, changes, closes and reopens purchase orders (H_SB). Each change is a line of the organization's history.
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Currency } from '#base/money/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { unknownLimit, type LimitRefusal } from './limits-of.ts';
import { CLOSE_PURCHASE_ORDER, PURCHASE_ORDER_BY_ID, REOPEN_PURCHASE_ORDER } from './purchase-order-queries.ts';
import {
  allPurchaseOrders,
  isSamePurchaseOrder,
  keepPurchaseOrder,
  keptFrom,
  MOST_PURCHASE_ORDERS,
  type KeptPurchaseOrder,
} from './purchase-order-store.ts';

export type WantedKeeping = Omit<KeptPurchaseOrder, 'poId' | 'fundId' | 'currency' | 'closed'>;
export type PurchaseOrderRefusal = 'PURCHASE_ORDER_NOT_FOUND' | 'PO_NUMBER_TAKEN' | 'PURCHASE_ORDERS_FULL' | LimitRefusal;

/** The id of the purchase order that was opened, or that was there already just so. */
export function openPurchaseOrder(
  db: Db,
  actor: Actor,
  { currency, now }: { readonly currency: Currency; readonly now: Date },
  wanted: WantedKeeping,
): Promise<Outcome<string, PurchaseOrderRefusal>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const unknown = await unknownLimit(tx, accountNumber, wanted);
    if (unknown !== null) return failed(unknown);
    const all = await allPurchaseOrders(tx, accountNumber);
    const holder = all.find(hasNumber(wanted.number));
    if (holder !== undefined) {
      const again = { ...wanted, poId: holder.poId, fundId: holder.fundId, currency, closed: false };
      return isSamePurchaseOrder(holder, again) ? done(holder.poId) : failed('PO_NUMBER_TAKEN');
    }
    if (all.length >= MOST_PURCHASE_ORDERS) return failed('PURCHASE_ORDERS_FULL');
    const kept = { ...wanted, poId: randomUUID(), fundId: null, currency, closed: false };
    await keepPurchaseOrder(tx, actor, kept, now);
    await noteEvent(tx, actor, { kind: 'purchaseOrderOpened', about: wanted.number, at: now });
    return done(kept.poId);
  });
}

export function changePurchaseOrder(
  db: Db,
  actor: Actor,
  now: Date,
  poId: string,
  wanted: WantedKeeping,
): Promise<Outcome<string, PurchaseOrderRefusal>> {
  const { accountNumber } = actor;
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const row = await tx.maybe(PURCHASE_ORDER_BY_ID, [accountNumber, poId]);
    if (row === undefined) return failed('PURCHASE_ORDER_NOT_FOUND');
    const before = keptFrom(row);
    const unknown = await unknownLimit(tx, accountNumber, wanted);
    if (unknown !== null) return failed(unknown);
    const { fundId, currency, closed } = before;
    const kept = { ...wanted, poId, fundId, currency, closed };
    if (isSamePurchaseOrder(before, kept)) return done(poId);
    const holder = (await allPurchaseOrders(tx, accountNumber)).find(hasNumber(wanted.number));
    if (holder !== undefined && holder.poId !== poId) return failed('PO_NUMBER_TAKEN');
    await keepPurchaseOrder(tx, actor, kept, now);
    await noteEvent(tx, actor, { kind: 'purchaseOrderChanged', about: wanted.number, at: now });
    return done(poId);
  });
}

const hasNumber =
  (number: string) =>
  (one: KeptPurchaseOrder): boolean =>
    one.number.toLowerCase() === number.toLowerCase();

/** A second time changes nothing. */
export function closePurchaseOrder(db: Db, actor: Actor, now: Date, poId: string): Promise<Outcome<null, PurchaseOrderRefusal>> {
  return moved(db, actor, poId, async (tx) => {
    const row = await tx.maybe(CLOSE_PURCHASE_ORDER, [actor.accountNumber, poId, now]);
    if (row !== undefined) await noteEvent(tx, actor, { kind: 'purchaseOrderClosed', about: row.number, at: now });
  });
}

export function reopenPurchaseOrder(db: Db, actor: Actor, now: Date, poId: string): Promise<Outcome<null, PurchaseOrderRefusal>> {
  return moved(db, actor, poId, async (tx) => {
    const row = await tx.maybe(REOPEN_PURCHASE_ORDER, [actor.accountNumber, poId]);
    if (row !== undefined) await noteEvent(tx, actor, { kind: 'purchaseOrderReopened', about: row.number, at: now });
  });
}

function moved(
  db: Db,
  { accountNumber }: Actor,
  poId: string,
  work: (tx: Queries) => Promise<void>,
): Promise<Outcome<null, PurchaseOrderRefusal>> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    if ((await tx.maybe(PURCHASE_ORDER_BY_ID, [accountNumber, poId])) === undefined) return failed('PURCHASE_ORDER_NOT_FOUND');
    await work(tx);
    return done(null);
  });
}
