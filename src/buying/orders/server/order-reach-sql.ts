// The rule of who sees an order (`orderReach`), as a condition on a row `h` of order_head. One statement reads the order and asks this, so an order
// that somebody may not see is answered like a number that there is not (USR-10).
import type { OrderReach, OrderScope } from '#buying/orders/rules';
import type { Places } from '#platform/db';

export interface ReachValues {
  readonly ownerId: string;
  readonly account: string | null;
  readonly seesAll: boolean;
  readonly approvesGroups: boolean;
}

export const reachValues = ({ ownerId, accountNumber, seesAll, approvesGroups }: OrderReach): ReachValues => ({
  ownerId,
  account: accountNumber,
  seesAll,
  approvesGroups,
});

/** Sees no orders: the reach of visitors without a session. */
export const NO_REACH: ReachValues = {
  ownerId: '00000000-0000-0000-0000-000000000000',
  account: null,
  seesAll: false,
  approvesGroups: false,
};

type Reach = Places<Pick<ReachValues, 'ownerId' | 'account'>>;

/** Own orders. What somebody ordered for an organization stays with it when they go. */
const own = (p: Reach): string =>
  `(h.owner_id = ${p.ownerId}::uuid and (h.account_number is null or h.account_number = ${p.account}::text))`;

/** Orders of the groups that the person approves for; the group is that of the buyer when the order was placed. */
const ofGroups = (p: Reach): string =>
  `(h.account_number = ${p.account}::text and h.group_id in (
    select a.group_id from group_approver a where a.account_number = ${p.account}::text and a.profile_id = ${p.ownerId}::uuid))`;

const ofOrganization = (p: Reach): string => `h.account_number = ${p.account}::text`;

export const seenBy = (p: Places<ReachValues>): string =>
  `(${own(p)} or (${p.seesAll}::boolean and ${ofOrganization(p)}) or (${p.approvesGroups}::boolean and ${ofGroups(p)}))`;

export const inScope = (scope: OrderScope, p: Reach): string => {
  switch (scope) {
    case 'mine':
      return own(p);
    case 'group':
      return ofGroups(p);
    case 'everyone':
      return ofOrganization(p);
  }
};
