// What has to be said before the order: the seller, where the law wants it, and what a membership in the cart agrees to, which the shopper ticks (RWD-4:
// California, New York and Québec).
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
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
    renewalTerms: priced === undefined ? '' : renewalTerms(priced, visit),
  };
}

function renewalTerms({ lines }: LoadedCart['priced'], { copyLocale, locale, site }: Visit): string {
  const bought = lines.find(({ product, counted }) => product?.kind === 'membership' && counted);
  if (bought?.product === undefined || bought.price === null) return '';
  const { each, was } = bought.price;
  const price = formatPrice(was ?? each, site.currency, copyLocale);
  return sayer(checkoutWords, copyLocale)('server.renewalTerms', { title: bought.product.title[locale], price });
}
