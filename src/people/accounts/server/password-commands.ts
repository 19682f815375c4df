// Use cases of passwords. Every change of a password ends all other sessions (trust 19).
import { done, failed } from '#base/outcome/rules';
import { isEmail, MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import { noteActivity, type Person } from '#people/sessions/server';
import type { Visit } from '#platform/visit';
import { doubt, mailing, mailWait, type AccountCommandDeps, type Kept } from './account-commands.ts';
import { passwordLink } from './mailed-links.ts';

export const SHORT = { code: 'PASSWORD_SHORT', field: 'password' } as const;
export const isShort = (password: string): boolean => [...password].length < MIN_PASSWORD_LENGTH;

/** Mails a link for a new password. Its work and duration do not depend on whether there is such an account. */
export async function forgottenPassword(deps: AccountCommandDeps, visit: Visit, typed: string): Kept {
  const email = typed.trim();
  if (!isEmail(email)) return failed({ code: 'EMAIL_INVALID', field: 'email' });
  const seconds = await mailWait(deps, visit, `${visit.site.tenant}:${email.toLowerCase()}`);
  if (seconds > 0) return failed({ code: 'TOO_MANY_TRIES', seconds });
  await (
    await mailing(deps, visit, { kind: 'password', email })
  )(deps.db);
  return done(null);
}

/** Sets the password with a mailed link, and ends all sessions of the account. */
export async function newPassword(deps: AccountCommandDeps, visit: Visit, token: string, password: string): Kept {
  const { db, links, profiles, signing } = deps;
  if (isShort(password)) return failed(SHORT);
  const link = await passwordLink(deps, visit, token);
  if (link === undefined) return failed({ code: 'LINK_USED' });
  const [hash, putMail] = await Promise.all([
    profiles.hash(password),
    mailing(deps, visit, { kind: 'changed', profileId: link.profile_id }),
  ]);
  const isOwn = (await visit.shopper())?.profile?.profileId === link.profile_id;
  const isUsed = await db.transaction(async (tx) => {
    if ((await links.use(tx, visit, 'password', token)) === undefined) return false;
    await profiles.setPassword(tx, link.profile_id, hash);
    await profiles.endSessions(tx, link.profile_id);
    await noteActivity(tx, visit, link.profile_id, 'passwordChanged');
    await putMail(tx);
    return true;
  });
  if (!isUsed) return failed({ code: 'LINK_USED' });
  if (isOwn) signing.forget(visit);
  return done(null);
}

/** Changes the password; this browser's session gets a new id, all others end. */
export async function changePassword(deps: AccountCommandDeps, visit: Visit, person: Person, present: string, password: string): Kept {
  const { db, profiles, signing } = deps;
  const { profileId } = person;
  if (isShort(password)) return failed(SHORT);
  const problem = await doubt(deps, visit, person, present);
  if (problem !== undefined) return failed(problem);
  if (password === present) return failed({ code: 'PASSWORD_SAME', field: 'password' });
  const [hash, putMail] = await Promise.all([profiles.hash(password), mailing(deps, visit, { kind: 'changed', profileId })]);
  await db.transaction(async (tx) => {
    await profiles.setPassword(tx, profileId, hash);
    await signing.renew(visit, profileId, tx);
    await noteActivity(tx, visit, profileId, 'passwordChanged');
    await putMail(tx);
  });
  return done(null);
}
