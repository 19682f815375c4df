// What kind of customer a session is, from its route type, flow and permissions (USR-3, APP-13).
import type { Shopper } from './shopper.ts';

export type CustomerType = 'MVP' | 'linkPlus' | 'link' | 'business' | 'consumer';
export const ROUTE_TYPES = ['SBA', 'HIT', 'SWS', 'EDIV', 'WFC', 'southwest', 'default'] as const;
export type RouteType = (typeof ROUTE_TYPES)[number];

/** An unknown route type is default (APP-13). */
export function routeTypeOf(text: string | undefined): RouteType {
  return ROUTE_TYPES.find((known) => known === text) ?? 'default';
}

export function customerTypeOf(shopper: Shopper | null): CustomerType {
  if (shopper === null) return 'consumer';
  if (shopper.profile?.flow === 'MVP') return 'MVP';
  if (shopper.permissions.has('G_ALP')) return 'linkPlus';
  if (shopper.permissions.has('G_AL')) return 'link';
  return shopper.tenant === 'business' ? 'business' : 'consumer';
}

/** Audience facts that targeting reads (HDR-2), computed from the session only. */
export function audienceOf(shopper: Shopper | null, spanish = false): readonly string[] {
  const mode = spanish ? ['spanish'] : [];
  if (shopper === null || shopper.profile === null) return ['guest', ...mode];
  const { profile, permissions } = shopper;
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
    ...has('salesRep', profile.flow === 'CSR'),
    ...has('associateRewards', profile.segmentCode === 'ASC'),
    ...mode,
  ];
}
