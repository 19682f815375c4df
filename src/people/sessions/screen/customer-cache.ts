// What a browser keeps of who is shopping (APP-21, USR-2): said at once on the next page while that asks anew, and never a right.
// Where storage is refused nothing is kept and nothing fails.
import type { SessionFacts } from '#people/sessions/contract';
import { CAMPAIGN_KEY, CAMPAIGN_PARAM, platformOf } from '#people/sessions/rules';
import { contextId } from './session-context.ts';

/** In local storage: no address, no rights. */
const CUSTOMER = 'customerInfo';
const SHOWN = ['signedIn', 'userType', 'firstName', 'customerNumber', 'accountName', 'routeType'] as const;

/** In session storage, for analytics: which kind of customer this is, which way they came in (APP-13), and on what (APP-16). */
const CIS = 'cisinfo';

/** What stands under a switch, or is for who may open it, is not kept: it is known once the server has answered. */
export type ShownCustomer = Pick<SessionFacts, (typeof SHOWN)[number]> &
  Partial<Pick<SessionFacts, 'toggles' | 'accountNumber' | 'permissions'>>;

let found: ShownCustomer | null | undefined;

/** Who was shopping in this session before this page; null when nobody was signed in, or it was another session. */
export const cachedCustomer = (): ShownCustomer | null => (found === undefined ? (found = read()) : found);

function read(): ShownCustomer | null {
  try {
    const kept = JSON.parse(localStorage.getItem(CUSTOMER) ?? '') as ShownCustomer & { readonly context: string }; // written below alone
    return kept.context === contextId() ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what the server just said. */
export function cacheCustomer(facts: SessionFacts): void {
  try {
    const { customerType, routeType, routeId } = facts;
    sessionStorage.setItem(CIS, JSON.stringify({ customerType, routeType, routeId, platform: platformOf(innerWidth) }));
    if (facts.signedIn) localStorage.setItem(CUSTOMER, JSON.stringify({ ...facts, context: contextId() }, [...SHOWN, 'context']));
    else localStorage.removeItem(CUSTOMER);
  } catch {
    // Full, or not allowed.
  }
}

/** Keeps the campaign that the page's address names. */
export function keepCampaign(): void {
  const cidParam = new URLSearchParams(location.search).get(CAMPAIGN_PARAM);
  try {
    if (cidParam) sessionStorage.setItem(CAMPAIGN_KEY, JSON.stringify({ cidParam, timeStamp: Date.now() }));
  } catch {
    // Full, or not allowed.
  }
}
