// An organization's rules about purchase order numbers, read and set (H_SB).
import { NO_RULES, type PurchaseOrderRules } from '#buying/purchase-orders/rules';
import { noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import { KEEP_RULES, RULES_OF } from './purchase-order-queries.ts';

export const rulesOf = async (on: Queries, accountNumber: string): Promise<PurchaseOrderRules> =>
  (await on.maybe(RULES_OF, [accountNumber])) ?? NO_RULES;

/** The same rules again change nothing. */
export async function keepRules(db: Db, actor: Actor, rules: PurchaseOrderRules, now: Date): Promise<void> {
  const { accountNumber } = actor;
  await db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const changed = await tx.maybe(KEEP_RULES, { ...rules, accountNumber });
    if (changed !== undefined) await noteEvent(tx, actor, { kind: 'purchaseOrderRules', about: '', at: now });
  });
}
