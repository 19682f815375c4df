// Who is shopping as a screen knows them, for links alone: what may be done is the server's to say (USR-2).
import { NO_PERMISSIONS, type Caller, type Permission } from '#base/access/rules';

/** Of the session's facts. Until the server has said them a page knows only whether somebody is signed in. */
export interface ShownFacts {
  readonly signedIn: boolean;
  readonly accountNumber?: string;
  readonly permissions?: readonly Permission[];
}

/** Null: not known yet, so nobody. Staff in the shop's own pages are shown what shoppers are. */
export function shownCaller(facts: ShownFacts | null): Caller {
  if (facts === null || !facts.signedIn) return { kind: 'shopper', signedIn: false, permissions: NO_PERMISSIONS };
  const { accountNumber: organization = '' } = facts;
  const permissions = new Set(facts.permissions);
  return organization === '' ? { kind: 'shopper', signedIn: true, permissions } : { kind: 'member', organization, permissions };
}
