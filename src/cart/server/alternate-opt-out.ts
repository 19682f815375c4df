// Items whose successor the shopper does not want in their place, remembered for 30 days in a cookie (CART-21, §9).
import type { cartContract } from '#cart/contract';
import type { AddOptions } from '#cart/rules';
import { refuse, type Refusal } from '#outcome/rules';
import type { Call } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { speechOf } from './describe.ts';

const COOKIE = 'HARD_ALT_OPT_OUT';
export const OPT_OUT_DAYS = 30;
const MOST_ITEMS = 30;
const EVERYTHING = 'ALL';

export function optedOut({ cookies }: Pick<Visit, 'cookies'>): AddOptions['noAlternates'] {
  const kept = cookies[COOKIE];
  if (kept === undefined || kept === '') return undefined;
  const items = new Set(kept.split(' '));
  return items.has(EVERYTHING) ? true : items;
}

/** The call is a GET that changes state: the door refuses it from other sites and never lets it be cached (T19). */
export function optOut({ query, visit }: Call<(typeof cartContract)['GET /cc/api/cart/opt/type']>) {
  const { type = '', value = '' } = query;
  const wrong = (field: string): Refusal => refuse(400, 'UNKNOWN_ACTION', speechOf(visit).say('UNKNOWN_ACTION'), field);
  if (type !== COOKIE) return wrong('querystring.type');
  if (!/^[^\s/;,"\\]{1,60}$/.test(value)) return wrong('querystring.value');
  const before = (visit.cookies[COOKIE] ?? '').split(' ').filter((item) => item !== '' && item !== value);
  visit.setCookie(COOKIE, [...before, value].slice(-MOST_ITEMS).join(' '), { days: OPT_OUT_DAYS });
  return { type, value, days: OPT_OUT_DAYS };
}
