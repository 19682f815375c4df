// Customer type of a session, from its route type, flow and permissions (USR-3, APP-13).
import type { Shopper } from '#base/shopper/rules';

export const ROUTE_TYPES = ['SBA', 'HIT', 'SWS', 'EDIV', 'WFC', 'southwest', 'default'] as const;
export type RouteType = (typeof ROUTE_TYPES)[number];
/** A route type other than these is its own customer type; SBA is the business edition, default is the current edition. */
export type CustomerType = 'MVP' | 'linkPlus' | 'link' | 'business' | 'consumer' | Exclude<RouteType, 'SBA' | 'default'>;

/** How a shopper came in (APP-13). */
export interface RouteContext {
  readonly routeType: RouteType;
  /** The account's number; without an account, the site's id. */
  readonly routeId: string;
}

/** An unknown route type is default (APP-13). */
export function routeTypeOf(text: string | undefined): RouteType {
  return ROUTE_TYPES.find((known) => known === text) ?? 'default';
}

export function customerTypeOf(shopper: Shopper | null): CustomerType {
  if (shopper === null) return 'consumer';
  if (shopper.profile?.flow === 'MVP') return 'MVP';
  const routeType = routeTypeOf(shopper.account?.routeType);
  if (routeType !== 'SBA' && routeType !== 'default') return routeType;
  if (shopper.permissions.has('G_ALP')) return 'linkPlus';
  if (shopper.permissions.has('G_AL')) return 'link';
  return routeType === 'SBA' || shopper.tenant === 'business' ? 'business' : 'consumer';
}

export function routeContextOf(shopper: Pick<Shopper, 'account'> | null, siteId: string): RouteContext {
  const account = shopper?.account ?? null;
  return { routeType: routeTypeOf(account?.routeType), routeId: account?.accountNumber ?? siteId };
}

/** How long a customer is new (§9, USR-5). */
const NEW_CUSTOMER_MS = 90 * 86_400_000;

const isNewCustomer = (since: number, now: number): boolean => now - since < NEW_CUSTOMER_MS;

interface Moment {
  readonly now: number;
  readonly spanish?: boolean;
}

/** Audience facts for targeting (HDR-2), computed from the session only. */
export function audienceOf(shopper: Shopper | null, { now, spanish = false }: Moment): readonly string[] {
  const mode = spanish ? ['spanish'] : [];
  if (shopper === null || shopper.profile === null) return ['guest', ...mode];
  const { profile, account, permissions } = shopper;
  const has = (flag: string, when: boolean): readonly string[] => (when ? [flag] : []);
  return [
    'loggedIn',
    ...has('select', profile.membershipProgram === 'SELECT'),
    ...has('premium', profile.membershipProgram === 'PREMIUM'),
    ...has('rewards', profile.rewardsNumber !== null),
    ...has('link', permissions.has('G_AL')),
    ...has('linkPlus', permissions.has('G_ALP')),
    ...has('approvers', permissions.has('H_AO') || permissions.has('H_AL') || permissions.has('H_AG')),
    ...has('blueTarp', permissions.has('G_BT2') || permissions.has('G_BT2V')),
    ...has('billTrust', permissions.has('G_BT1')),
    ...has('singleSignOn', profile.flow === 'SAML'),
    ...has('hiTouch', permissions.has('HNP') || permissions.has('HPP')),
    ...has('salesRep', account !== null && account.salesRep !== null),
    ...has('customerServiceRep', profile.flow === 'CSR'),
    ...has('associateRewards', shopper.userType === 'ASC' && profile.rewardsNumber !== null),
    ...has('newCustomer', isNewCustomer(profile.since, now)),
    ...mode,
  ];
}
