// Browsers that have signed in to an account: they have their own tries, so strangers cannot block them (trust 36).
import type { Queries } from '#platform/db';
import { randomText } from '#platform/random';
import type { Visit } from '#platform/visit';
import { FORGET_OTHER_DEVICES_OF, IS_KNOWN_DEVICE, REMEMBER_DEVICE } from './gate-queries.ts';
import { hashOf } from './session-store.ts';

/** Grants nothing: it only allows trying a password when strangers have used up theirs. One per browser, for all accounts. */
export const DEVICE_COOKIE = '__Host-device';
/** The longest life that browsers give a cookie. */
export const DEVICE_DAYS = 400;

/** The device's name for counting, if it has signed in to the account with that e-mail; else undefined. */
export async function knownDevice(db: Queries, visit: Visit, email: string): Promise<string | undefined> {
  const token = tokenOf(visit);
  if (token === undefined) return undefined;
  const known = await db.maybe(IS_KNOWN_DEVICE, [visit.site.tenant, hashOf(token), email]);
  return known === undefined ? undefined : token;
}

/** Records this browser as a device of the account. True when it is a new one and the account has others. */
export async function rememberDevice(tx: Queries, visit: Visit, profileId: string): Promise<boolean> {
  const token = tokenOf(visit) ?? randomText(32);
  visit.setCookie(DEVICE_COOKIE, token, { days: DEVICE_DAYS });
  return (await tx.one(REMEMBER_DEVICE, [profileId, hashOf(token), visit.now])).is_another;
}

/** Forgets every device of the account but this one. */
export async function forgetOtherDevices(tx: Queries, visit: Visit, profileId: string): Promise<void> {
  await tx.run(FORGET_OTHER_DEVICES_OF, [profileId, hashOf(tokenOf(visit) ?? '')]);
}

function tokenOf(visit: Visit): string | undefined {
  const token = visit.cookies[DEVICE_COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
