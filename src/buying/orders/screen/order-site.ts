// An order of the shopper's other site: it says so, and what adds to a cart happens there.
import type { OrderDetail } from '#buying/orders/contract';
import { makePaths } from '#paths';
import type { Country } from '#base/site/rules';

/** The order's country, and its page there: in English, which both sites and every reader who comes from the US have. */
export interface OtherSite {
  readonly country: Country;
  readonly action: string;
}

export function otherSiteOf({ country, orderNumber }: Pick<OrderDetail, 'country' | 'orderNumber'>, here: Country): OtherSite | null {
  if (country === here) return null;
  const locale = country === 'US' ? 'en-US' : 'en-CA';
  return { country, action: makePaths(locale).order(orderNumber) };
}
