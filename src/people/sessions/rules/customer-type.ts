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
