// Signing out at the organization's provider as well: who signs out of the shop is led there and back, if the organization wants that (USR-11). The
// session here has ended before.
import { createHash } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { noteEvent, type Actor } from '#people/organizations/server';
import { hashOf, lockOrganization, organizationOf, type SignOnRule } from '#people/sessions/server';
import { stateOf } from '#people/sign-on/rules';
import type { Db } from '#platform/db';
import { randomText } from '#platform/random';
import type { Seal } from '#platform/sealed';
import type { Visit } from '#platform/visit';
import { SET_SIGNS_OUT } from './connection-queries.ts';
import type { Connection, Connections } from './connections.ts';
import { BEGIN_LOGOUT, LOGOUT_OF, TAKE_LOGOUT } from './logout-queries.ts';
import type { OpenId } from './openid.ts';
import type { ProviderFailureCode } from './openid-failure.ts';
import { hintPurpose, type LogoutHint } from './provider-session.ts';
import { readAddress } from './provider-address.ts';
import { signedOutUriOf } from './redirect-uri.ts';
import { logoutAddress } from './saml-logout.ts';
import { partiesOf, type PartiesDeps } from './saml-parties.ts';
import type { SettingsDeps } from './setting-change.ts';

export interface LogoutDeps extends PartiesDeps, SettingsDeps {
  readonly db: Db;
  readonly connections: Connections;
  readonly openId: OpenId;
  readonly seal: Seal;
}

const OPEN_MS = 10 * 60_000;

/** Where the browser of a session that ends now goes on to be signed out at its provider: an address of this site. Undefined: nowhere. */
export const makeLeaving =
  (db: Db): SignOnRule['leaving'] =>
  async ({ locale, now }, tokenHash) => {
    const state = stateOf(locale, randomText(32));
    const begun = await db.maybe(BEGIN_LOGOUT, [tokenHash, hashOf(state), new Date(now.getTime() + OPEN_MS)]);
    return begun && makePaths(locale).signOnSignedOut(begun.link_name, { leave: state });
  };

export interface Leave {
  readonly name: string;
  /** The address at the provider; '' when it has none or cannot be asked. */
  readonly next: string;
}

/** Undefined when nobody is on the way with this state. */
export async function leave(deps: LogoutDeps, { now }: Visit, linkName: string, state: string): Promise<Leave | undefined> {
  const [row, connection] = await Promise.all([
    deps.db.maybe(LOGOUT_OF, [hashOf(state), linkName, now]),
    deps.connections.byLink(linkName),
  ]);
  if (row === undefined || connection === undefined) return undefined;
  // Sealed by `keepProviderSession`.
  const hint = JSON.parse(deps.seal.open(row.sealed_hint, hintPurpose(connection.accountNumber))) as LogoutHint;
  const next = await addressOf(deps, connection, hint, state, now);
  const name = (await organizationOf(deps.db, connection.accountNumber))?.name ?? '';
  return { name, next: next !== undefined && readAddress(next.split('?', 1)[0] ?? '', deps.allowedHosts) !== null ? next : '' };
}

async function addressOf(
  deps: LogoutDeps,
  connection: Connection,
  hint: LogoutHint,
  state: string,
  now: Date,
): Promise<string | undefined> {
  if (!('idToken' in hint)) {
    const parties = await partiesOf(deps, connection, now);
    return parties && logoutAddress(parties, hint, requestIdOfState(state), state);
  }
  if (connection.saml !== null) return undefined;
  const leaving = { idToken: hint.idToken, state, signedOutUri: signedOutUriOf(deps.hosts, connection.linkName) };
  const address = await deps.openId.logoutAddress(connection, leaving);
  return address.ok ? address.value : undefined;
}

/** The id of the request that goes to a SAML provider, which its answer names. */
export const requestIdOfState = (state: string): string => `_${createHash('sha256').update(`logout ${state}`).digest('hex')}`;

export interface Left {
  readonly name: string;
  /** `both`: here and at the provider. `here`: the provider has not said so. `out`, `in`: nobody was on the way; whether somebody is signed in. */
  readonly outcome: 'both' | 'here' | 'out' | 'in';
}

/** What came of it, once. An OpenID provider says so by sending the browser back, a SAML provider by a signed answer. */
export async function left(deps: LogoutDeps, visit: Visit, linkName: string, state: string): Promise<Left> {
  const row = await deps.db.maybe(TAKE_LOGOUT, [hashOf(state), linkName, visit.now]);
  if (row === undefined) return { name: '', outcome: (await visit.shopper())?.profile ? 'in' : 'out' };
  const name = (await organizationOf(deps.db, row.account_number))?.name ?? '';
  return { name, outcome: row.protocol === 'oidc' || row.is_confirmed ? 'both' : 'here' };
}

export type SignsOutProblem = 'CONNECTION_FIRST' | 'NO_LOGOUT' | 'NO_LOGOUT_SERVICE' | ProviderFailureCode;

/** Whether people are signed out at the provider as well; only if it says where. */
export async function setSignsOut(deps: LogoutDeps, actor: Actor, signsOut: boolean, now: Date): Promise<Outcome<null, SignsOutProblem>> {
  const connection = await deps.connections.of(deps.db, actor.accountNumber);
  if (connection === undefined) return failed('CONNECTION_FIRST');
  const problem = signsOut ? await whyNot(deps, connection) : undefined;
  if (problem !== undefined) return failed(problem);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, actor.accountNumber);
    await tx.run(SET_SIGNS_OUT, [actor.accountNumber, signsOut, now]);
    await noteEvent(tx, actor, { kind: signsOut ? 'signOnSignsOut' : 'signOnStaysIn', about: '', at: now });
    return done(null);
  });
}

async function whyNot(deps: LogoutDeps, connection: Connection): Promise<SignsOutProblem | undefined> {
  if (connection.saml !== null) return connection.saml.logout === null ? 'NO_LOGOUT_SERVICE' : undefined;
  const address = await deps.openId.logoutAddress(connection, { idToken: '', state: '', signedOutUri: '' });
  if (!address.ok) return address.problem.code;
  return address.value === undefined ? 'NO_LOGOUT' : undefined;
}
