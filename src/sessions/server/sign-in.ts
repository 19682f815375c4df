// Signing in, signing out and opening an account. The session id changes each time (trust 19); answers to known and
// unknown addresses are alike in text, status and time (trust 20).
import { randomInt, randomUUID } from 'node:crypto';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { done, failed, type Outcome } from '#outcome/rules';
import { accountProblems, isContractOnly, splitName, type AccountForm, type FieldProblem, type Shopper } from '#sessions/rules';
import type { Site, Tenant } from '#site/rules';
import { hashPassword, verifyPassword } from './password.ts';
import { CREDENTIAL_BY_EMAIL, END_SESSIONS_OF, INSERT_ACCOUNT, INSERT_PROFILE } from './session-queries.ts';
import type { SessionStore } from './session-store.ts';
import type { Throttle } from './throttle.ts';

/** What else happens in the transaction that signs somebody in: the guest's cart becomes the account's (CART-23). */
export type OnSignIn = (
  tx: Queries,
  change: { readonly guestId: string; readonly profileId: string; readonly site: Site; readonly now: Date },
) => Promise<void>;

export type SignInProblem = { readonly code: 'SIGN_IN_FAILED' } | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };
export type CreateProblem =
  | { readonly code: FieldProblem; readonly field: string }
  | { readonly code: 'ACCOUNT_EXISTS'; readonly field: 'email' }
  | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };

export interface Signing {
  signIn(visit: Visit, email: string, password: string): Promise<Outcome<Shopper, SignInProblem>>;
  signOut(visit: Visit): Promise<void>;
  create(visit: Visit, form: AccountForm): Promise<Outcome<Shopper, CreateProblem>>;
  /** Ends every session of the profile in the caller's transaction and begins this browser's anew (trust 19). */
  renew(visit: Visit, profileId: string, tx: Queries): Promise<void>;
  /** Takes from the browser what it kept of a shopper whose session has ended. */
  forget(visit: Visit): void;
}

interface Deps {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly throttle: Throttle;
  readonly onSignIn: OnSignIn;
}

export function makeSigning({ db, sessions, throttle, onSignIn }: Deps): Signing {
  /** Ends the session that was and begins the profile's, with the guest's things moved, all or nothing. */
  const begin = async (visit: Visit, profileId: string, takesGuestsThings = true): Promise<Shopper> => {
    const before = await visit.shopper();
    const old = visit.tokenHash;
    const started = await db.transaction(async (tx) => {
      const session = await sessions.start(visit.site.tenant, { profileId }, tx);
      if (old !== null) await sessions.end(old, tx);
      if (takesGuestsThings && before !== null && before.profile === null)
        await onSignIn(tx, { guestId: before.shopperId, profileId, site: visit.site, now: visit.now });
      return session;
    });
    visit.changed(started);
    const shopper = await visit.shopper();
    if (shopper === null) throw new Error('A session that was just begun is not there');
    rememberVariant(visit, shopper);
    return shopper;
  };

  const forget = (visit: Visit): void => {
    visit.changed(null);
    visit.setCookie('audience', '', { days: 0 });
    visit.setCookie('copy', '', { days: 0 });
    // Stored cart, lists and tokens are personal (APP-21): the browser clears them itself.
    visit.replyHeaders.push(['clear-site-data', '"storage"']);
  };

  return {
    forget,

    async renew(visit, profileId, tx) {
      await tx.run(END_SESSIONS_OF, [profileId]);
      visit.changed(await sessions.start(visit.site.tenant, { profileId }, tx));
    },

    async signIn(visit, email, password) {
      const wait = await throttle.tryAgainIn(visit.ip, `${visit.site.tenant}:${email.trim().toLowerCase()}`);
      if (wait > 0) return failed({ code: 'TOO_MANY_TRIES', seconds: wait });
      const found = await db.maybe(CREDENTIAL_BY_EMAIL, [visit.site.tenant, email.trim()]);
      if (!(await verifyPassword(password, found?.password_hash)) || found === undefined) return failed({ code: 'SIGN_IN_FAILED' });
      await throttle.forgive(visit.ip, `${visit.site.tenant}:${email.trim().toLowerCase()}`);
      // A representative works for others: what was in their browser is nobody's they sign in as (behaviour.md, Cart).
      return done(await begin(visit, found.profile_id, found.flow !== 'CSR'));
    },

    async signOut(visit) {
      if (visit.tokenHash !== null) await sessions.end(visit.tokenHash);
      forget(visit);
    },

    async create(visit, form) {
      const business = visit.site.tenant === 'business';
      const [problem] = accountProblems(form, business);
      if (problem !== undefined) return failed(problem);
      const wait = await throttle.tryAgainIn(visit.ip, `create:${visit.site.tenant}:${form.email.trim().toLowerCase()}`);
      if (wait > 0) return failed({ code: 'TOO_MANY_TRIES', seconds: wait });
      const passwordHash = await hashPassword(form.password);
      const profileId = await db.transaction((tx) => insertProfile(tx, visit.site.tenant, form, passwordHash));
      return profileId === undefined ? failed({ code: 'ACCOUNT_EXISTS', field: 'email' }) : done(await begin(visit, profileId));
    },
  };
}

async function insertProfile(tx: Queries, tenant: Tenant, form: AccountForm, passwordHash: string): Promise<string | undefined> {
  const { firstName, lastName } = splitName(form.fullName);
  let accountNumber: string | null = null;
  if (tenant === 'business') {
    accountNumber = digits(8);
    await tx.run(INSERT_ACCOUNT, [accountNumber, tenant, form.company?.trim() ?? '', 'SBA', ['G_IOC', 'G_WS', 'G_BOP']]);
  }
  const row = await tx.maybe(INSERT_PROFILE, [
    randomUUID(),
    tenant,
    form.email.trim(),
    passwordHash,
    firstName,
    lastName,
    digits(10),
    accountNumber,
  ]);
  return row?.profile_id;
}

/** Which copy of a public page the shopper is sent: a hint that opens nothing, the server still decides every price. */
function rememberVariant(visit: Visit, shopper: Shopper): void {
  visit.setCookie('audience', isContractOnly(shopper) ? 'contract' : '', { days: isContractOnly(shopper) ? 14 : 0 });
  if (shopper.profile?.spanish === true) visit.setCookie('copy', 'es', { days: 14 });
}

function digits(length: number): string {
  return Array.from({ length }, (_, at) => randomInt(at === 0 ? 1 : 0, 10)).join('');
}
