// Why a coupon takes nothing off, in words.
import { formatDate, formatPrice } from '#base/locale/rules';
import type { CouponProblem } from '#goods/promotions/rules';
import type { Speech } from './speech.ts';

/** Why a coupon takes nothing off, and what is missing. */
export function couponText(coupon: string, problem: CouponProblem, { say, locale, currency }: Speech): string {
  const day = (iso: string): string => formatDate(new Date(`${iso}T12:00:00Z`), 'UTC', locale);
  switch (problem.reason) {
    case 'UNKNOWN':
    case 'USED_UP':
    case 'USED_BEFORE':
    case 'NOT_FOR_YOU':
    case 'OFFER_OFF':
    case 'CHECKOUT_ONLY':
    case 'FREE_ITEM_NOT_CHOSEN':
      return say(`COUPON_${problem.reason}`, { coupon });
    case 'BETTER_COUPON':
      return say('COUPON_BETTER_COUPON', { coupon, than: problem.than });
    case 'BOPIS_EVENT_ERROR':
      return say(`BOPIS_EVENT_ERROR_${problem.delivery}`, { coupon });
    case 'QUALIFYING_ITEMS_NOT_FOUND_ERROR':
      return problem.missingQty > 1
        ? say('QUALIFYING_ITEMS_NOT_FOUND_ERROR_more', { coupon, n: problem.missingQty })
        : say('QUALIFYING_ITEMS_NOT_FOUND_ERROR', { coupon });
    case 'ENDED':
    case 'NOT_STARTED':
      return say(`COUPON_${problem.reason}`, { coupon, day: day(problem.day) });
    case 'ORDER_TOTAL_NOT_MET_ERROR':
      return say(problem.reason, {
        coupon,
        minimum: formatPrice(problem.minimum, currency, locale),
        missing: formatPrice(problem.missing, currency, locale),
      });
    default:
      return say(problem.reason, { coupon });
  }
}
