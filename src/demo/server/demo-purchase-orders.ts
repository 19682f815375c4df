// The purchase orders of a dental group: a blanket one that an order has drawn from, one that is nearly used, one without a limit, and one that is over.
import { addDays } from '#base/calendar/rules';
import { shopDay } from '#base/site/rules';
import { keepPurchaseOrderRules, openPurchaseOrder } from '#buying/purchase-orders/server';
import { NO_RULES } from '#buying/purchase-orders/rules';
import { statement, type Db } from '#platform/db';

const GROUP = '10024501';
/** The one that the group's first order names, with its release. */
export const DEMO_PURCHASE_ORDER = { purchaseOrderNumber: 'PO-20981', purchaseOrderRelease: '1' } as const;

const EVERYBODY = { everybody: true, everywhere: true, groupIds: [], profileIds: [], locationIds: [] } as const;

const BUYER = statement<{ profileId: string; name: string }>(
  'demo_po_buyer',
  `select profile_id::text as "profileId", first_name || ' ' || last_name as name from profile where account_number = $1 order by email limit 1`,
);

/** A second time changes nothing. */
export async function addDemoPurchaseOrders(db: Db, now: Date): Promise<void> {
  const person = await db.maybe(BUYER, [GROUP]);
  if (person === undefined) return;
  const actor = { accountNumber: GROUP, ...person };
  const dayIn = (days: number): string => addDays(shopDay(now), days);
  const orders = [
    { number: DEMO_PURCHASE_ORDER.purchaseOrderNumber, description: 'Supplies for the practice', amount: 500_000, validUntil: dayIn(150) },
    { number: 'PO-21007', description: 'Front office', amount: 4_500, validUntil: dayIn(45) },
    { number: 'HDG-STANDING', description: 'Standing order', amount: null, validUntil: null },
    { number: 'PO-19940', description: 'Waiting room', amount: 120_000, validUntil: dayIn(-20) },
  ];
  for (const order of orders) await openPurchaseOrder(db, actor, { currency: 'USD', now }, { ...EVERYBODY, ...order, validFrom: null });
  await keepPurchaseOrderRules(db, actor, { ...NO_RULES, release: true }, now);
}
