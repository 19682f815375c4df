// The documented states and events of orders, shipments and returns.
import { expect, test } from 'vitest';
import { CONTENT_STATES } from '#around/content-pieces/rules';
import { EXPERIMENT_STATES } from '#around/experiments/rules';
import { REQUEST_STATES } from '#people/join-requests/rules';
import { EXEMPTION_STATES } from '#goods/tax-exemptions/rules';
import { MONEY_REQUEST_STATES } from '#buying/budgets/rules';
import { APPROVAL_STATES } from '#buying/approvals/rules';
import { ORDER_STATES, RETURN_STATES, SHIPMENT_STATES } from '#buying/orders/rules';
import { GIFT_STATES, MEMBERSHIP_STATES } from '#buying/membership/rules';
import { CLAIM_STATES } from '#buying/rewards/rules';
import { DUE_STATES, RESTOCK_STATES } from '#buying/restock/rules';
import { SENT_STATES } from '#buying/purchase-documents/rules';

interface AnyMove {
  readonly to: string;
  readonly guards?: readonly { readonly rule: string; readonly reason: string }[];
}

/** A state table as far as the docs show it. */
interface AnyTable {
  readonly begins: string;
  readonly states: Readonly<Record<string, Readonly<Record<string, AnyMove | undefined>>>>;
  readonly otherwise: Readonly<Record<string, string>>;
}

/** One line per state and event; a state without events is final. */
function tableOf({ begins, states, otherwise }: AnyTable): string {
  const rows = Object.entries(states).flatMap(([state, events]) => {
    const moves = Object.entries(events).map(([event, move]) => {
      const guards = move?.guards?.map(({ rule, reason }) => `${rule} (else \`${reason}\`)`) ?? [];
      return `| \`${state}\` | \`${event}\` | \`${move?.to}\` | ${guards.join('; ')} |`;
    });
    return moves.length === 0 ? [`| \`${state}\` | nothing any more | | |`] : moves;
  });
  const reasons = Map.groupBy(Object.entries(otherwise), ([, reason]) => reason);
  const refused = [...reasons].map(([reason, events]) => `- \`${reason}\`: ${events.map(([event]) => `\`${event}\``).join(', ')}`);
  return `It begins as \`${begins}\`.

| in | what happens | leads to | when |
| --- | --- | --- | --- |
${rows.join('\n')}

Where a state does not know what happens, it is refused:

${refused.join('\n')}`;
}

test('[CHK-5] docs/contracts/states.md lists the events, next states and refusals of orders, shipments and returns', async () => {
  const text = `# What happens to orders, shipments and returns

Written by \`src/shop/states.test.ts\` (\`npx vitest run src/shop/states.test.ts -u\`) from the tables in \`src/buying/orders/rules\`. The server judges by these tables, its statements
take their states from them, and \`src/buying/orders/server/order-states.test.ts\` holds what the database allows against them.

## Orders

\`released\`: given up before anything was bought. \`order-states.ts\` says what each event means.

${tableOf(ORDER_STATES)}

## Shipments

The database has a row for a shipment from its first step on: a shipment that is \`ordered\` has no row yet, and a shipment whose lines are all cancelled counts
as \`cancelled\`. \`shipment-states.ts\` says what each event means.

${tableOf(SHIPMENT_STATES)}

## Returns

\`receiveNothing\`: the parcel came, and nothing of it is paid back. \`return-states.ts\` says what each event means.

${tableOf(RETURN_STATES)}

## Approvals of orders

What approvers and buyers do with an order that waits; the order's own state follows. \`agree\`: one answer of several that are needed, \`approve\`: the last.
\`src/buying/approvals/rules/approval-states.ts\` says what each event means.

${tableOf(APPROVAL_STATES)}

## Auto-restock

A restock, and each of its due days. \`src/buying/restock/rules/restock-states.ts\` says what each event means.

${tableOf(RESTOCK_STATES)}

${tableOf(DUE_STATES)}

## Memberships

A paid membership. \`refund\`: cancelled without a benefit used. \`src/buying/membership/rules/membership-states.ts\` says what each event means.

${tableOf(MEMBERSHIP_STATES)}

## Memberships that are given

\`open\`: paid, and nobody is named yet. \`withdrawn\` and \`lapsed\` are refunded. \`src/buying/membership/rules/gift-states.ts\` says what each event means.

${tableOf(GIFT_STATES)}

## Claims of missing rewards

\`withdraw\`: by the member. \`src/buying/rewards/rules/claim-states.ts\` says what each event means.

${tableOf(CLAIM_STATES)}

## Documents to purchasing systems

\`giveUp\`: the other system refused it for good, or nobody answered for a day. \`src/buying/purchase-documents/rules/sent-states.ts\` says what each event means.

${tableOf(SENT_STATES)}

## Requests for more money in a budget

\`src/buying/budgets/rules/money-request.ts\` says what each event means.

${tableOf(MONEY_REQUEST_STATES)}

## Requests to join an organization

\`lapse\`: nobody decided for 30 days. \`src/people/join-requests/rules/request-states.ts\` says what each event means.

${tableOf(REQUEST_STATES)}

## Tax exemption certificates

\`replace\`: a newer certificate that was submitted in its place is approved. \`src/goods/tax-exemptions/rules/exemption-states.ts\` says what each event means.

${tableOf(EXEMPTION_STATES)}

## Experiments

Staff's (\`npm run staff -- experiments\`). What is \`plan\`ned in a draft is written anew.

${tableOf(EXPERIMENT_STATES)}

## Versions of content

Staff's (\`npm run staff -- content\`). \`replace\`: a newer draft is written in its place. \`src/around/content-pieces/rules/content-states.ts\` says what each event means.

${tableOf(CONTENT_STATES)}
`;
  await expect(text).toMatchFileSnapshot('../../docs/contracts/states.md');
});
