// Whom a provider's claims name.
import { isStorable } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { claimNames, readIdentity, type Identity, type SignOnProblem } from '#people/sign-on/rules';
import type { Connection } from './connections.ts';
import type { BegunAtProvider, Told } from './provider-session.ts';

export interface Recognized {
  readonly identity: Identity;
  /** What the provider calls their session. */
  readonly begun: BegunAtProvider;
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

export function recognize(connection: Connection, { claims, hint }: Told): Outcome<Recognized, Failure> {
  const received = claimNames(claims);
  const identity = readIdentity(claims, connection);
  if (!identity.ok) return failed({ code: identity.problem, detail: '', email: '', received });
  const sid = ownValue(claims, 'sid');
  const ofOpenId = { subject: identity.value.subject, sid: typeof sid === 'string' && isStorable(sid) ? sid.slice(0, LONGEST_SID) : '' };
  const named = 'idToken' in hint ? ofOpenId : { subject: hint.nameId, sid: hint.sessionIndex };
  return done({ identity: identity.value, begun: { ...named, hint }, received });
}

const LONGEST_SID = 500;
