// Signing in through an organization's identity provider: to the provider, and back with its answer (USR-6, USR-11).
import { localePrefix } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { safeTarget } from '#people/sessions/rules';
import type { Signing } from '#people/sessions/server';
import type { SignOnProblem } from '#people/sign-on/rules';
import type { Seal } from '#platform/sealed';
import type { Visit } from '#platform/visit';
import { answeredIn, type AnsweredDeps } from './answered.ts';
import { requestIdOf, type Attempt } from './attempts.ts';
import { claimPerson } from './claim-person.ts';
import type { Connection } from './connections.ts';
import type { ProviderFailure } from './openid-failure.ts';
import { keepProviderSession } from './provider-session.ts';
import { recognize, type Failure, type Recognized } from './recognize.ts';
import { redirectUriOf } from './redirect-uri.ts';
import { samlAddress } from './saml.ts';
import { partiesOf, type PartiesDeps } from './saml-parties.ts';
import { KEEP_SESSION } from './session-queries.ts';
import { NOTE_FAILURE } from './sign-on-queries.ts';
import { beginTest, endTest } from './testing.ts';

export interface SignOnDeps extends AnsweredDeps, PartiesDeps {
  readonly signing: Pick<Signing, 'signOn'>;
  readonly seal: Seal;
}

/** `ATTEMPT_ENDED`: not begun in this browser, too long ago, or answered before. */
export type SignOnRefusal = SignOnProblem | 'ATTEMPT_ENDED' | 'SIGN_ON_OFF';

/** The address at the provider. `testerId`: the administrator who tries the connection, for whom it need not be on. */
export async function beginSignOn(
  deps: SignOnDeps,
  visit: Visit,
  connection: Connection | undefined,
  { back = '', testerId = null }: { readonly back?: string | undefined; readonly testerId?: string | null },
): Promise<Outcome<string, SignOnRefusal>> {
  if (connection === undefined || (connection.mode === 'off' && testerId === null)) return failed('SIGN_ON_OFF');
  const { accountNumber } = connection;
  if (testerId !== null) await beginTest(deps.db, accountNumber, visit.now);
  const address = await addressFor(deps, visit, connection, { accountNumber, back, testerId });
  if (address.ok) return address;
  const failure = { ...address.problem, email: '', received: [] };
  await (testerId === null ? noteFailure(deps, connection, failure, visit.now) : endTest(deps.db, connection, visit, failed(failure)));
  return failed(failure.code);
}

/** Where to go on, signed in; after a test to its result, signed in as before. `query` is what the browser brought from the provider. */
export async function finishSignOn(
  deps: SignOnDeps,
  visit: Visit,
  linkName: string,
  query: string,
): Promise<Outcome<string, SignOnRefusal>> {
  const answered = await answeredIn(deps, visit, linkName, query);
  if (answered === undefined) return failed('ATTEMPT_ENDED');
  const { connection, attempt, told } = answered;
  if (connection.mode === 'off' && attempt.testerId === null) return failed('SIGN_ON_OFF');
  const who = told.ok ? recognize(connection, told.value) : failed({ ...told.problem, email: '', received: [] });
  if (attempt.testerId !== null) {
    await endTest(deps.db, connection, visit, who);
    return done(makePaths(visit.locale).signOnSettings());
  }
  const signedIn = who.ok ? await signIn(deps, visit, connection, who.value) : who;
  if (signedIn.ok) return done(safeTarget(attempt.back, deps.hosts.origins.business, localePrefix(visit.locale) || '/'));
  await noteFailure(deps, connection, signedIn.problem, visit.now);
  return failed(signedIn.problem.code);
}

/** The address at the provider where this sign-on begins, by the protocol of the connection. */
async function addressFor(
  deps: SignOnDeps,
  visit: Visit,
  connection: Connection,
  attempt: Attempt,
): Promise<Outcome<string, ProviderFailure>> {
  const bound = await deps.attempts.begin(visit, attempt);
  const parties = await partiesOf(deps, connection, visit.now);
  if (parties !== undefined) return done(await samlAddress(parties, requestIdOf(bound), bound.state));
  return deps.openId.addressFor(connection, { ...bound, redirectUri: redirectUriOf(deps.hosts, connection.linkName) });
}

async function signIn(
  deps: SignOnDeps,
  visit: Visit,
  connection: Connection,
  { identity, begun }: Recognized,
): Promise<Outcome<null, Failure>> {
  let problem: SignOnProblem = 'DEACTIVATED';
  const shopper = await deps.signing.signOn(
    visit,
    async (tx) => {
      const claimed = await claimPerson(tx, visit, connection, identity);
      if (!claimed.ok) problem = claimed.problem;
      return claimed.ok ? claimed.value : undefined;
    },
    async (tx, tokenHash) => {
      await tx.run(KEEP_SESSION, [tokenHash, connection.accountNumber]);
      await keepProviderSession(tx, deps.seal, connection, tokenHash, begun);
    },
  );
  return shopper === undefined ? failed({ code: problem, detail: '', email: identity.email, received: [] }) : done(null);
}

const noteFailure = ({ db }: SignOnDeps, { accountNumber }: Connection, { code, email, detail }: Failure, now: Date) =>
  db.run(NOTE_FAILURE, [accountNumber, now, code, email, detail]);
