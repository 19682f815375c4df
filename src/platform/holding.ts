// A cookie says that goods are held for this shopper: pages then show stock as this shopper's own, and are not shared. Not a secret; grants nothing.
import type { Visit } from './visit.ts';

const COOKIE = 'holding';
/** Longer than a hold of a checkout or an open question of a bank. */
const DAYS = 1 / 24;

export const holdsGoods = (cookieHeader: string | undefined): boolean => cookieHeader?.includes(`${COOKIE}=1`) === true;

/** Id of the shopper for whom goods are held; undefined, without a query, for everybody else. */
export async function holderOf(visit: Pick<Visit, 'header' | 'shopper'>): Promise<string | undefined> {
  return holdsGoods(visit.header('cookie')) ? (await visit.shopper())?.shopperId : undefined;
}

/** Notes that goods are held for the visit's shopper, or no longer. */
export function noteHolding(visit: Pick<Visit, 'setCookie'>, holds: boolean): void {
  visit.setCookie(COOKIE, holds ? '1' : '', { days: holds ? DAYS : 0 });
}
