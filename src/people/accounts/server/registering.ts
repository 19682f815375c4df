// Opening an account. Work, duration and reply do not depend on whether the address has one; only the link does, and the mail's job looks that up
// afterwards (trust 20).
import { randomUUID } from 'node:crypto';
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { Visit } from '#platform/visit';
import { askToJoin, offerFor } from '#people/join-requests/server';
import { accountProblems, isEmail, safeTarget, type AccountForm } from '#people/sessions/rules';
import { mailing, type AccountProblem, type AccountCommandDeps } from './account-commands.ts';
import { isShort, SHORT } from './password-commands.ts';

type Asked<T = null> = Promise<Outcome<T, AccountProblem>>;

/** Stores the request, and mails the link that opens the account. */
export async function register(deps: AccountCommandDeps, visit: Visit, form: AccountForm & { readonly back?: string }): Asked {
  const { db, hosts, profiles, registrations } = deps;
  const { tenant } = visit.site;
  const fields = accountProblems(form, tenant === 'business');
  const [first] = fields;
  if (first !== undefined) return failed({ ...first, fields });
  const email = form.email.trim();
  const seconds = await wait(deps, visit, email);
  if (seconds > 0) return failed({ code: 'TOO_MANY_TRIES', seconds });
  const registrationId = randomUUID();
  const [passwordHash, putMail] = await Promise.all([profiles.hash(form.password), mailing(deps, visit, { kind: 'open', registrationId })]);
  const wish = {
    registrationId,
    email,
    passwordHash,
    fullName: singleLine(form.fullName),
    company: tenant === 'business' ? singleLine(form.company ?? '') : '',
    back: safeTarget(form.back, hosts.origins[tenant], ''),
    browser: registrations.mark(visit),
  };
  await db.transaction(async (tx) => {
    await registrations.keep(tx, visit, wish);
    await putMail(tx);
  });
  return done(null);
}

/** Repeats the mail when the address has a requested or open account. */
export async function mailAgain(deps: AccountCommandDeps, visit: Visit, typed: string): Asked {
  const email = typed.trim();
  if (!isEmail(email)) return failed({ code: 'EMAIL_INVALID', field: 'email' });
  const seconds = await wait(deps, visit, email);
  if (seconds > 0) return failed({ code: 'TOO_MANY_TRIES', seconds });
  await (
    await mailing(deps, visit, { kind: 'again', email })
  )(deps.db);
  return done(null);
}

interface Opening {
  readonly email: string;
  /** The account was requested in another browser, perhaps by somebody else: the link's user chooses the password. */
  readonly choosesPassword: boolean;
  /** The organization of colleagues that the person may ask to join; ''. */
  readonly joins: string;
  /** The organization that would be opened; ''. */
  readonly company: string;
}

const DEAD: Opening = { email: '', choosesPassword: false, joins: '', company: '' };

/** The address of the account that the link opens, or ''. */
export async function opening({ db, registrations, profiles }: AccountCommandDeps, visit: Visit, token: string): Promise<Opening> {
  const row = await registrations.look(visit, token);
  if (row === undefined || (await profiles.withEmail(visit.site.tenant, row.email)) !== undefined) return DEAD;
  // Who has the link reads the address's mail, and may learn whose domain it is.
  const offer = visit.site.tenant === 'business' ? await offerFor(db, row.email) : undefined;
  return { email: row.email, choosesPassword: !row.asked_here, joins: offer?.name ?? '', company: row.company };
}

interface OpeningForm {
  readonly token: string;
  readonly password?: string | undefined;
  readonly asksToJoin?: boolean | undefined;
  readonly message?: string | undefined;
}

/** Opens the account and signs in; returns the path to go to, or ''. A given password becomes the account's. */
export async function open(
  { registrations, profiles, signing, jobs, db }: AccountCommandDeps,
  visit: Visit,
  form: OpeningForm,
): Asked<string> {
  const { token, password: given } = form;
  const waiting = await registrations.look(visit, token);
  if (waiting === undefined) return failed({ code: 'LINK_USED' });
  const chosen = given ?? (waiting.asked_here ? undefined : '');
  if (chosen !== undefined && isShort(chosen)) return failed(SHORT);
  const passwordHash = chosen === undefined ? waiting.password_hash : await profiles.hash(chosen);
  // An offer that has ended meanwhile opens the organization, as was wanted at first.
  const asks = form.asksToJoin === true && visit.site.tenant === 'business' && (await offerFor(db, waiting.email)) !== undefined;
  let back = '';
  const shopper = await signing.open(
    visit,
    async (tx) => {
      const row = await registrations.use(tx, visit, token);
      if (row === undefined) return undefined;
      back = asks ? makePaths(visit.locale).joinRequest() : row.back;
      return { fullName: row.full_name, email: row.email, passwordHash, company: asks ? '' : row.company };
    },
    async (tx, profileId) => {
      const { email, full_name: name } = waiting;
      const asker = { profileId, email, name, copyLocale: visit.copyLocale, message: form.message ?? '' };
      if (asks) await askToJoin({ jobs }, tx, asker, visit.now);
    },
  );
  return shopper === undefined ? failed({ code: 'LINK_USED' }) : done(back);
}

async function wait({ limits }: AccountCommandDeps, { ip, site }: Visit, email: string): Promise<number> {
  return (await limits.openings.take({ address: ip, account: `${site.tenant}:${email.toLowerCase()}` })).wait;
}
