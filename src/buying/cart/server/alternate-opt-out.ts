// Items whose successor the shopper declined; a cookie keeps each for 30 days (CART-21, §9).
import type { cartContract } from '#buying/cart/contract';
import type { NoAlternates } from '#buying/cart/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Call } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { speechOf } from './speech.ts';

const COOKIE = 'HARD_ALT_OPT_OUT';
export const OPT_OUT_DAYS = 30;
const MOST_ITEMS = 30;
const EVERYTHING = 'ALL';
const DAY_MS = 86_400_000;

interface OptOut {
  readonly item: string;
  /** Days since 1970. */
  readonly day: number;
}

/** The opt-outs that are still valid, oldest first. */
function remembered({ cookies, now }: Pick<Visit, 'cookies' | 'now'>): readonly OptOut[] {
  const today = dayOf(now);
  return (cookies[COOKIE] ?? '').split(' ').flatMap((kept) => {
    const at = kept.lastIndexOf('@');
    const one = { item: kept.slice(0, at), day: Number(kept.slice(at + 1)) };
    return at > 0 && one.day > today - OPT_OUT_DAYS && one.day <= today ? [one] : [];
  });
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** Undefined for most visitors, who never opted out. */
export function optedOut(visit: Pick<Visit, 'cookies' | 'now'>): NoAlternates {
  if (visit.cookies[COOKIE] === undefined) return undefined;
  const items = new Set(remembered(visit).map(({ item }) => item));
  return items.has(EVERYTHING) ? true : items;
}

/** This GET changes state, so the router refuses it from other sites and forbids caching (T19). */
export function optOut({ query, visit }: Call<(typeof cartContract)['GET /cc/api/cart/opt/type']>) {
  const { type = '', value = '' } = query;
  const wrong = (field: string): Refusal => refuse(400, 'UNKNOWN_ACTION', speechOf(visit).say('UNKNOWN_ACTION'), field);
  if (type !== COOKIE) return wrong('querystring.type');
  if (!/^[^\s/;,"\\]{1,60}$/.test(value)) return wrong('querystring.value');
  const before = remembered(visit).filter(({ item }) => item !== value);
  const kept = [...before, { item: value, day: dayOf(visit.now) }].slice(-MOST_ITEMS);
  visit.setCookie(COOKIE, kept.map(({ item, day }) => `${item}@${day}`).join(' '), { days: OPT_OUT_DAYS });
  return { type, value, days: OPT_OUT_DAYS };
}
