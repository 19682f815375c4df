// What organizations decide about how their people sign in; `sign-on` knows it and hands it in.
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';

export interface SignOnRule {
  /**
   * Where people with this address sign in, if their organization has its own way: an address of this site. It depends on the domain alone, so the
   * answer is the same for known and unknown people (trust 20). `always`: no other way is open to them.
   */
  wayOf(visit: Visit, email: string, back: string): Promise<{ readonly next: string; readonly always: boolean } | undefined>;
  /** Where the browser of a session that ends goes on, to be signed out at its provider too: an address of this site. Undefined: nowhere. */
  leaving(visit: Visit, tokenHash: Uint8Array): Promise<string | undefined>;
  /** Whether the person may sign in in that way only. */
  isRequiredFor(on: Queries, profileId: string): Promise<boolean>;
}
