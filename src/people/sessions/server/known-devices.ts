// Browsers that an account was signed in with before: they have tries of their own, whatever strangers do (trust 36).
import type { Queries } from '#platform/db';
import { randomText } from '#platform/random';
import type { Visit } from '#platform/visit';
import { FORGET_DEVICES, IS_KNOWN_DEVICE, REMEMBER_DEVICE } from './gate-queries.ts';
import { hashOf } from './session-store.ts';

/** Opens nothing: with it a password can be tried although strangers have used up theirs. One for all accounts of this browser. */
const DEVICE_COOKIE = '__Host-device';
/** As long as browsers keep a cookie at all. */
const DEVICE_DAYS = 400;
const DAY_MS = 86_400_000;

/** The visit's device as a text to count by, when the account with that e-mail was signed in to with it; else undefined. */
export async function knownDevice(db: Queries, visit: Visit, email: string): Promise<string | undefined> {
  const token = tokenOf(visit);
  if (token === undefined) return undefined;
  const known = await db.maybe(IS_KNOWN_DEVICE, [visit.site.tenant, hashOf(token), email]);
  return known === undefined ? undefined : token;
}

/** From now on this browser is known to the account. */
export async function rememberDevice(tx: Queries, visit: Visit, profileId: string): Promise<void> {
  const token = tokenOf(visit) ?? randomText(32);
  visit.setCookie(DEVICE_COOKIE, token, { days: DEVICE_DAYS });
  await tx.run(REMEMBER_DEVICE, [profileId, hashOf(token), visit.now]);
}

/** Forgets those whose cookies are gone by now. */
export async function forgetOldDevices(db: Queries, now: Date): Promise<void> {
  await db.run(FORGET_DEVICES, [new Date(now.getTime() - DEVICE_DAYS * DAY_MS)]);
}

function tokenOf(visit: Visit): string | undefined {
  const token = visit.cookies[DEVICE_COOKIE];
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}
