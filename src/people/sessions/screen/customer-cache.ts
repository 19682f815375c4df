// Caches facts about the shopper in the browser (APP-21, USR-2): shown at once on the next page until the server answers, never used as a right. Does
// nothing when storage is not available.
import type { SessionFacts } from '#people/sessions/contract';
import { platformOf } from '#people/sessions/rules';
import { contextId } from './session-context.ts';

/** In local storage: no address, no rights. */
const CUSTOMER = 'customerInfo';
const SHOWN = ['signedIn', 'userType', 'firstName', 'customerNumber', 'accountName', 'routeType'] as const;

/** In session storage, for analytics: customer type, route (APP-13) and device class (APP-16). */
const CIS = 'cisinfo';

/** Facts that depend on toggles, permissions or a membership are not cached: only the server's answer shows them. */
export type ShownCustomer = Pick<SessionFacts, (typeof SHOWN)[number]> &
  Partial<
    Pick<SessionFacts, 'toggles' | 'audience' | 'accountNumber' | 'permissions' | 'salesRepName' | 'rewardsNumber' | 'membershipProgram'>
  >;

let found: ShownCustomer | null | undefined;

/** The shopper of this session on the previous page; null when nobody was signed in, or in another session. */
export const cachedCustomer = (): ShownCustomer | null => (found === undefined ? (found = read()) : found);

function read(): ShownCustomer | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CUSTOMER) ?? '') as ShownCustomer & { readonly context: string }; // only `cacheCustomer` writes it
    return kept.context === contextId() ? kept : null;
  } catch {
    return null;
  }
}

/** Caches the server's answer. */
export function cacheCustomer(facts: SessionFacts): void {
  try {
    const { customerType, routeType, routeId } = facts;
    sessionStorage.setItem(CIS, JSON.stringify({ customerType, routeType, routeId, platform: platformOf(innerWidth) }));
    if (facts.signedIn) localStorage.setItem(CUSTOMER, JSON.stringify({ ...facts, context: contextId() }, [...SHOWN, 'context']));
    else localStorage.removeItem(CUSTOMER);
  } catch {
    // Storage is full or not allowed.
  }
}
