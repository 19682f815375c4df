// Organizations with a rule, and orders that wait for it, for tests of approvals.
import { randomUUID } from 'node:crypto';
import { asks, conditionOf, ruleOf } from '#buying/approval-rules/fixtures';
import { buyer, type Buyer, type BuyerFacts } from '#buying/orders/fixtures';

type Shop = Parameters<typeof buyer>[0];

/** Asks these people, one step each, about orders over an amount in cents. */
export async function ruleFor(
  shop: Shop,
  accountNumber: string,
  {
    over = 0,
    steps,
    mode = 'oneOf',
  }: { readonly over?: number; readonly steps: readonly (readonly string[])[]; readonly mode?: 'oneOf' | 'allOf' },
): Promise<void> {
  const {
    ruleId: _,
    isPaused,
    ...terms
  } = ruleOf({
    conditions: [conditionOf({ kind: 'total', over })],
    levels: steps.map((ids) => ({ ...asks(...ids), mode })),
  });
  await shop.db.raw('insert into approval_rule (account_number, rule_id, terms, is_paused) values ($1, $2, $3, $4)', [
    accountNumber,
    randomUUID(),
    JSON.stringify(terms),
    isPaused,
  ]);
}

/** An order of a member that has just been sent for approval. */
export async function sentOrder(shop: Shop, facts: BuyerFacts): Promise<Buyer & { readonly orderNumber: string }> {
  const one = await buyer(shop, facts);
  const reply = await one.place();
  const { orderNumber, wasSent = false } = reply.json<{ readonly orderNumber: string; readonly wasSent?: true }>();
  if (reply.status !== 200 || !wasSent) throw new Error(`The order was not sent: ${reply.status} ${reply.body}`);
  return { ...one, orderNumber };
}
