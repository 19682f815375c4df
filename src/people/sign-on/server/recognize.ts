// Whom a provider's claims name.
import { isStorable } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { claimNames, readIdentity, type Claims, type Identity, type SignOnProblem } from '#people/sign-on/rules';
import type { Connection } from './connections.ts';

export interface Recognized {
  readonly identity: Identity;
  /** The provider's session; ''. */
  readonly sid: string;
  /** The names of what was received. */
  readonly received: readonly string[];
}

/** A problem, and what administrators are told about it. */
export interface Failure {
  readonly code: SignOnProblem;
  readonly detail: string;
  readonly email: string;
  readonly received: readonly string[];
}

export function recognize(connection: Connection, claims: Claims): Outcome<Recognized, Failure> {
  const received = claimNames(claims);
  const sid = ownValue(claims, 'sid');
  const identity = readIdentity(claims, connection);
  return identity.ok
    ? done({ identity: identity.value, sid: typeof sid === 'string' && isStorable(sid) ? sid.slice(0, 500) : '', received })
    : failed({ code: identity.problem, detail: '', email: '', received });
}
