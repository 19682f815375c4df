// What has to be said before the order: the seller, where the law wants it, and what a membership in the cart agrees to, which the shopper ticks (RWD-4:
// California, New York and Québec).
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import { giftedProgramOf } from '#buying/cart/rules';
import type { LoadedCart } from '#buying/cart/server';
import type { CheckoutView } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { sellerOf, statesTerms, type Sellers } from '#buying/orders/rules';
import type { Visit } from '#platform/visit';

export function statedTerms(
  priced: LoadedCart['priced'] | undefined,
  visit: Visit,
  sellers: Sellers,
  shopper: Shopper | null,
): Pick<CheckoutView, 'seller' | 'renewalTerms' | 'mayJoinRewards'> {
  const { id, tenant } = visit.site;
  const { name, address } = sellerOf(id, sellers);
  return {
    mayJoinRewards: tenant === 'consumer' && isSignedIn(shopper) && shopper.profile.rewardsNumber === null,
    seller: statesTerms(id) ? { name, address: [...address] } : null,
    renewalTerms: (priced && renewalTerms(priced, visit)?.words) ?? '',
  };
}

export interface RenewalTerms {
  readonly itemId: string;
  /** The sentence beside the box, in the visitor's language. */
  readonly words: string;
}

/** Null: nothing renews itself; a gift does not. A representative cannot agree for the shopper, so what they order does not renew until its owner turns that on. */
export function renewalTerms({ lines }: LoadedCart['priced'], { copyLocale, locale, site, isActing }: Visit): RenewalTerms | null {
  const bought = lines.find(({ product, counted }) => product?.kind === 'membership' && counted && giftedProgramOf(product) === null);
  if (isActing || bought?.product === undefined || bought.price === null) return null;
  const { each, was } = bought.price;
  const price = formatPrice(was ?? each, site.currency, copyLocale);
  const words = sayer(checkoutWords, copyLocale)('server.renewalTerms', { title: bought.product.title[locale], price });
  return { itemId: bought.line.itemId, words };
}
