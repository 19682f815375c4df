// Purchase orders as buyers meet them: what they may choose, and whether an order may name a number (B2B-2).
import { localDay } from '#base/calendar/rules';
import type { Currency } from '#base/money/rules';
import type { FundCharge } from '#buying/funds/rules';
import { creditFunds, holdFunds, releaseFunds, shortFunds } from '#buying/funds/server';
import { judgeUse, type NumberCharge, type PurchaseOrderRules, type UseProblem } from '#buying/purchase-orders/rules';
import { locationLabel } from '#people/locations/rules';
import { locationNames } from '#people/locations/server';
import { peopleWithRight } from '#people/sessions/server';
import { statement, type Queries } from '#platform/db';
import { rulesOf } from './keep-rules.ts';
import { MET_PURCHASE_ORDER } from './use-queries.ts';

/** An order as a purchase order sees it. */
export interface AskingOrder {
  readonly accountNumber: string;
  readonly profileId: string;
  /** '' for none. */
  readonly number: string;
  /** Null: not known yet. */
  readonly cents: number | null;
  readonly currency: Currency;
  /** The organization's location that it goes to; null for none, undefined: not known yet. */
  readonly locationId: string | null | undefined;
  /** The placed order that it replaces. */
  readonly replaces: string | null;
  readonly now: Date;
  readonly timeZone: string;
}

export interface JudgedUse {
  readonly problem: UseProblem | null;
  readonly rules: PurchaseOrderRules;
  /** What the order draws from; null: from nothing, or for nothing. */
  readonly charge: FundCharge | null;
  /** Whether the number is one of the organization's purchase orders. */
  readonly isKnown: boolean;
  /** Names of those who may change what stops the order. */
  readonly keepers: readonly string[];
}

export async function judgePurchaseOrder(on: Queries, asked: AskingOrder): Promise<JudgedUse> {
  const { accountNumber, profileId, number, cents, currency, locationId, replaces, now, timeZone } = asked;
  const rules = await rulesOf(on, accountNumber);
  const row = number === '' ? undefined : await on.maybe(MET_PURCHASE_ORDER, { accountNumber, profileId, number, replaces });
  const met = row && {
    number: row.number,
    description: row.description,
    amount: row.amount,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    currency: row.currency,
    closed: row.closed,
    isTheirs: row.is_theirs,
    left: row.left_now,
    places: row.everywhere || locationId === undefined ? null : await placesOf(on, accountNumber, row.location_ids, locationId),
  };
  const problem = judgeUse(rules, met, { number, cents, currency, today: localDay(now, timeZone) });
  const isTheirMatter = problem !== null && problem.code !== 'PURCHASE_ORDER_REQUIRED' && problem.code !== 'PURCHASE_ORDER_FORMAT';
  const keepers = isTheirMatter ? await peopleWithRight(on, accountNumber, 'H_SB') : [];
  const drawn =
    row === undefined || cents === null || cents === 0 || problem !== null ? null : { fundId: row.fund_id, label: number, cents };
  return { problem, rules, charge: drawn && { ...drawn, mayGoOver: false }, isKnown: row !== undefined, keepers };
}

async function placesOf(on: Queries, accountNumber: string, ids: readonly string[], locationId: string | null) {
  if (locationId !== null && ids.includes(locationId)) return { names: [], here: true };
  const names = (await locationNames(on, accountNumber)).filter((one) => ids.includes(one.locationId)).map(locationLabel);
  return { names, here: false };
}

/** Another order used the purchase order up meanwhile. The transaction has failed; a new one says by how much. */
export class PurchaseOrderShort extends Error {
  override readonly name = 'PurchaseOrderShort';
}

interface HoldingOrder {
  readonly orderNumber: string;
  readonly replaces: string | null;
  /** The buyer's name, for the history. */
  readonly by: string | null;
}

/** Holds what an order draws from its purchase orders, one charge each; the same order again changes nothing. @throws PurchaseOrderShort */
export async function holdPurchaseOrders(tx: Queries, order: HoldingOrder, charges: readonly FundCharge[], now: Date): Promise<void> {
  if (charges.length === 0) return;
  try {
    await holdFunds(tx, { ...order, kind: 'purchaseOrder', charges }, now);
  } catch (error) {
    throw shortFunds(error) === null ? error : new PurchaseOrderShort('A purchase order would go over');
  }
}

const HELD_PURCHASE_ORDERS = statement<{ readonly fund_id: string; readonly label: string; readonly cents: number }>(
  'purchase_order_held',
  `select c.fund_id::text, c.label, c.cents::int from fund_charged c join fund_state f using (fund_id)
   where c.order_number = $1 and f.kind = 'purchaseOrder' and c.state = 'held'`,
);

/** Holds other amounts of the purchase orders that a waiting order draws from: an approver took lines off, or made them fewer. */
export async function holdPurchaseOrdersAgain(
  tx: Queries,
  order: HoldingOrder,
  charges: readonly NumberCharge[],
  now: Date,
): Promise<void> {
  const held = await tx.many(HELD_PURCHASE_ORDERS, [order.orderNumber]);
  const left = held.map((one) => ({ ...one, now: charges.find(({ number }) => isSame(number, one.label))?.cents ?? 0 }));
  if (left.every((one) => one.now === one.cents)) return;
  await releaseFunds(tx, order.orderNumber, 'purchaseOrder', now);
  const again = left.filter((one) => one.now > 0);
  await holdPurchaseOrders(
    tx,
    order,
    again.map((one) => ({ fundId: one.fund_id, label: one.label, cents: one.now, mayGoOver: false })),
    now,
  );
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

interface CreditedStep {
  readonly orderNumber: string;
  readonly kind: 'cancelled' | 'returned';
  /** Tells this step of the order from its others; a repeat credits nothing. */
  readonly cause: string;
}

/** Gives back what a placed order drew: `all` that is left of it, or so many cents of what it drew under each number. */
export async function creditPurchaseOrders(
  tx: Queries,
  step: CreditedStep,
  back: 'all' | readonly NumberCharge[],
  now: Date,
): Promise<void> {
  const charges = back === 'all' ? null : back.filter(({ cents }) => cents > 0).map(({ number: label, cents }) => ({ label, cents }));
  if (charges?.length === 0) return;
  await creditFunds(tx, { ...step, charges, of: 'purchaseOrder' }, now);
}
