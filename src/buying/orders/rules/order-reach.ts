// Which orders somebody sees and changes: the one rule of screens, calls and files (USR-10, decision 0367).
import type { Permission } from '#base/access/rules';
import type { Shopper } from '#base/shopper/rules';

export interface OrderReach {
  readonly ownerId: string;
  /** The organization of today; null for everybody else. */
  readonly accountNumber: string | null;
  /** All orders that were placed for the organization. */
  readonly seesAll: boolean;
  /** Those of the groups that the person approves for. */
  readonly approvesGroups: boolean;
  /** May also cancel and return what others ordered. */
  readonly administers: boolean;
}

/** `mine`: own orders; `group`: those of the groups one approves for; `everyone`: those of the whole organization. */
export const ORDER_SCOPES = ['mine', 'group', 'everyone'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/** An order as it was placed: by whom, and for which organization. */
interface PlacedBy {
  readonly ownerId: string;
  readonly accountNumber: string | null;
}

const SEE_ALL: readonly Permission[] = ['H_R', 'H_MU', 'H_SAM'];

/** Rights count within an organization only. */
export function orderReach({ shopperId, account, permissions }: Pick<Shopper, 'shopperId' | 'account' | 'permissions'>): OrderReach {
  const has = (code: Permission): boolean => account !== null && permissions.has(code);
  return {
    ownerId: shopperId,
    accountNumber: account?.accountNumber ?? null,
    seesAll: SEE_ALL.some(has),
    approvesGroups: has('H_AG'),
    administers: has('H_SAM'),
  };
}

const SEE_ITEMS: readonly Permission[] = ['H_MU', 'H_AO'];

/** The organization whose recent items a person sees, those that colleagues ordered included (B2B-6); null when they see only their own. */
export const organizationOfItems = ({ account, permissions }: Pick<Shopper, 'account' | 'permissions'>): string | null =>
  account !== null && SEE_ITEMS.some((code) => permissions.has(code)) ? account.accountNumber : null;

/** The lists that somebody may choose from; more than one only with a right. */
export function scopesOf({ seesAll, approvesGroups }: OrderReach): readonly OrderScope[] {
  return ORDER_SCOPES.filter((scope) => scope === 'mine' || (scope === 'group' ? approvesGroups : seesAll));
}

/** A scope without the right to it is one's own. */
export const scopeFor = (reach: OrderReach, asked: OrderScope | undefined): OrderScope =>
  scopesOf(reach).find((scope) => scope === asked) ?? 'mine';

/**
 * Whether somebody who sees an order may cancel and return it. `reach` is null for a visitor without a session. An order that belongs to no organization
 * may be changed by everybody who sees it, also by guests who looked it up by number and e-mail.
 */
export const mayChangeOrder = (reach: OrderReach | null, order: PlacedBy): boolean =>
  order.accountNumber === null ||
  (reach !== null && (order.ownerId === reach.ownerId || (reach.administers && order.accountNumber === reach.accountNumber)));
