// The caller as far as a page knows, for showing links; the server decides what they may do (USR-2).
import { NO_PERMISSIONS, type Caller, type Permission } from '#base/access/rules';

/** Facts of the session. Until the server's answer a page only knows whether somebody is signed in. */
export interface ShownFacts {
  readonly signedIn: boolean;
  readonly accountNumber?: string;
  readonly permissions?: readonly Permission[];
}

/** Null: not known yet, so a guest. Pages show staff the same as shoppers. */
export function shownCaller(facts: ShownFacts | null): Caller {
  if (facts === null || !facts.signedIn) return { kind: 'shopper', signedIn: false, permissions: NO_PERMISSIONS };
  const { accountNumber: organization = '' } = facts;
  const permissions = new Set(facts.permissions);
  return organization === '' ? { kind: 'shopper', signedIn: true, permissions } : { kind: 'member', organization, permissions };
}
