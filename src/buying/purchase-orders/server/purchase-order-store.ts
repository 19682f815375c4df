// Writes purchase orders with their limits, inside the organization's lock.
import { openFund, setFund } from '#buying/funds/server';
import type { Currency } from '#base/money/rules';
import type { PurchaseOrderFacts } from '#buying/purchase-orders/rules';
import type { Actor } from '#people/organizations/server';
import type { Queries } from '#platform/db';
import {
  ALL_PURCHASE_ORDERS,
  KEEP_GROUPS,
  KEEP_LOCATIONS,
  KEEP_PEOPLE,
  KEEP_PURCHASE_ORDER,
  type PurchaseOrderRow,
} from './purchase-order-queries.ts';

/** Who may order on it, and where to. */
export interface PurchaseOrderLimits {
  readonly everybody: boolean;
  readonly everywhere: boolean;
  readonly groupIds: readonly string[];
  readonly profileIds: readonly string[];
  readonly locationIds: readonly string[];
}

/** A purchase order as it is to be kept. */
export interface KeptPurchaseOrder extends PurchaseOrderFacts, PurchaseOrderLimits {
  readonly poId: string;
  /** Null: a new one. */
  readonly fundId: string | null;
  readonly currency: Currency;
  readonly closed: boolean;
}

/** Most purchase orders of an organization, closed ones included. */
export const MOST_PURCHASE_ORDERS = 5_000;

export const allPurchaseOrders = async (on: Queries, accountNumber: string): Promise<readonly KeptPurchaseOrder[]> =>
  (await on.many(ALL_PURCHASE_ORDERS, [accountNumber])).map(keptFrom);

export function keptFrom(row: PurchaseOrderRow): KeptPurchaseOrder {
  const { po_id: poId, fund_id: fundId, number, description, currency, amount, everybody, everywhere } = row;
  return {
    poId,
    fundId,
    number,
    description,
    currency,
    amount,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    everybody,
    everywhere,
    groupIds: row.group_ids,
    profileIds: row.profile_ids,
    locationIds: row.location_ids,
    closed: row.closed_at !== null,
  };
}

export async function keepPurchaseOrder(tx: Queries, { accountNumber, name }: Actor, kept: KeptPurchaseOrder, now: Date): Promise<void> {
  const { poId, fundId, amount, groupIds, profileIds, locationIds, ...facts } = kept;
  const fund = fundId ?? (await openFund(tx, { accountNumber, kind: 'purchaseOrder', amount, by: name }, now));
  if (fundId !== null) await setFund(tx, fundId, amount, { name, note: '' }, now);
  await tx.run(KEEP_PURCHASE_ORDER, { ...facts, accountNumber, poId, fundId: fund, now });
  const lists = [[KEEP_GROUPS, groupIds] as const, [KEEP_PEOPLE, profileIds] as const, [KEEP_LOCATIONS, locationIds] as const];
  // A new one has no limits yet that could go.
  for (const [statement, ids] of lists) if (fundId !== null || ids.length > 0) await tx.run(statement, [accountNumber, poId, ids]);
}

/** Whether nothing would change. */
export const isSamePurchaseOrder = (one: KeptPurchaseOrder, other: KeptPurchaseOrder): boolean => likeness(one) === likeness(other);

/** In one order of fields, whoever made it. */
function likeness({ poId, fundId, groupIds, profileIds, locationIds, ...facts }: KeptPurchaseOrder): string {
  const fields = Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([poId, fundId, fields, groupIds.toSorted(), profileIds.toSorted(), locationIds.toSorted()]);
}
