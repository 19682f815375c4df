// Use cases of `accountsContract`, except those of passwords and of opening an account.
import { readPhone } from '#people/addresses/rules';
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs, PutJob } from '#platform/jobs';
import type { CountForMenu } from '#platform/menu-counts';
import type { Visit } from '#platform/visit';
import { isEmail, splitName, type AccountField, type FieldProblem } from '#people/sessions/rules';
import type { Person, Profiles, ShopperOfProfile, Signing } from '#people/sessions/server';
import type { MailReason } from './account-letter.ts';
import { putMail } from './account-mail.ts';
import type { AccountLimits } from './account-limits.ts';
import type { Links } from './links.ts';
import { emailLink, type LinkProblem } from './mailed-links.ts';
import type { Registrations } from './registrations.ts';

/** Why a present password was not accepted. */
export type PasswordProblem =
  | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number }
  | { readonly code: 'PASSWORD_WRONG'; readonly field: 'present' };

export type AccountProblem =
  | LinkProblem
  | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number }
  | { readonly code: 'EMAIL_INVALID' | 'EMAIL_SAME'; readonly field: 'email' }
  | { readonly code: 'PASSWORD_SHORT' | 'PASSWORD_SAME'; readonly field: 'password' }
  | { readonly code: 'PASSWORD_WRONG'; readonly field: 'present' }
  | WrongForm;

interface WrongInput {
  readonly code: FieldProblem | 'PHONE_INVALID';
  readonly field: AccountField | 'phone';
}

/** The first wrong field of a form that is judged as a whole, and all of them in the form's order. */
interface WrongForm extends WrongInput {
  readonly fields: readonly WrongInput[];
}

/** Result of a command. */
export type Kept<T = null> = Promise<Outcome<T, AccountProblem>>;

export interface AccountCommandDeps {
  readonly menuCounts: CountForMenu;
  readonly db: Db;
  readonly profiles: Profiles;
  readonly links: Links;
  readonly registrations: Registrations;
  readonly hosts: Hosts;
  readonly signing: Pick<Signing, 'open' | 'renew' | 'forget'>;
  readonly jobs: Pick<Jobs, 'job' | 'enqueue'>;
  readonly limits: AccountLimits;
  /** A person with the rights that they have now. */
  readonly shopperOf: ShopperOfProfile;
}

interface PasswordDeps {
  readonly limits: Pick<AccountLimits, 'passwords'>;
  readonly profiles: Pick<Profiles, 'isPassword'>;
}

export async function changeDetails({ profiles }: AccountCommandDeps, { profileId }: Person, typedName: string, typedPhone: string): Kept {
  const fullName = singleLine(typedName);
  const phone = readPhone(typedPhone);
  const fields: WrongInput[] = [];
  if (fullName === '') fields.push({ code: 'NAME_REQUIRED', field: 'fullName' });
  if (phone === null) fields.push({ code: 'PHONE_INVALID', field: 'phone' });
  const [first] = fields;
  if (first !== undefined) return failed({ ...first, fields });
  await profiles.setDetails(profileId, { ...splitName(fullName), phone: phone ?? '' });
  return done(null);
}

/** Mails a link to the new address. If it belongs to another account, its owner is informed, and the caller is not. */
export async function changeEmail(deps: AccountCommandDeps, visit: Visit, person: Person, present: string, typed: string): Kept {
  const email = typed.trim();
  if (!isEmail(email)) return failed({ code: 'EMAIL_INVALID', field: 'email' });
  if (email === person.email) return failed({ code: 'EMAIL_SAME', field: 'email' });
  const problem = await doubt(deps, visit, person, present);
  if (problem !== undefined) return failed(problem);
  const seconds = await mailWait(deps, visit, person.profileId);
  if (seconds > 0) return failed({ code: 'TOO_MANY_TRIES', seconds });
  await (
    await mailing(deps, visit, { kind: 'email', profileId: person.profileId, email })
  )(deps.db);
  return done(null);
}

/** Makes the link's address the account's and returns it; informs the old address. */
export async function confirmEmail(deps: AccountCommandDeps, visit: Visit, token: string): Kept<string> {
  const { db, links, profiles } = deps;
  const link = await emailLink(deps, visit, token);
  if (!link.ok) return link;
  const before = await profiles.get(link.value.profile_id);
  if (before === undefined) return failed({ code: 'LINK_USED' });
  const putMail = await mailing(deps, visit, { kind: 'moved', profileId: before.profileId, email: before.email });
  return db.transaction(async (tx) => {
    const row = await links.use(tx, visit, 'email', token);
    // Another account may have taken the address since the link was mailed.
    if (row === undefined || !(await profiles.setEmail(tx, row.profile_id, row.email))) return failed({ code: 'LINK_USED' });
    await putMail(tx);
    return done(row.email);
  });
}

export async function signOutEverywhere({ db, profiles, signing }: AccountCommandDeps, visit: Visit, { profileId }: Person): Promise<void> {
  await profiles.endSessions(db, profileId);
  signing.forget(visit);
}

/** Prepares a mail to this visit's shopper for its queue. */
export function mailing({ jobs }: AccountCommandDeps, visit: Visit, reason: MailReason): Promise<PutJob> {
  return putMail(jobs, visit, reason);
}

/** Seconds until a mail may be requested again, or 0. `whose`: the account it concerns. */
export async function mailWait({ limits }: AccountCommandDeps, { ip }: Visit, whose: string): Promise<number> {
  return (await limits.mails.take({ address: ip, account: whose })).wait;
}

/** Checks the current password; returns the reason for a refusal, or undefined. */
export async function doubt(
  { limits, profiles }: PasswordDeps,
  visit: Visit,
  { profileId }: Pick<Person, 'profileId'>,
  present: string,
): Promise<PasswordProblem | undefined> {
  const who = { address: visit.ip, profile: profileId };
  const { wait } = await limits.passwords.take(who);
  if (wait > 0) return { code: 'TOO_MANY_TRIES', seconds: wait };
  if (!(await profiles.isPassword(profileId, present))) return { code: 'PASSWORD_WRONG', field: 'present' };
  await limits.passwords.refund(who);
  return undefined;
}
