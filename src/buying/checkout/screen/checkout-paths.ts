// Addresses within a checkout: its pages lead to each other, and stay with their cart, the basket or buy now's.
import { useLocation } from 'react-router';
import { cartQuery, purposeIn, type CartPurpose } from '#base/shopper/rules';
import type { Locale } from '#base/locale/rules';
import { makePaths, type CheckoutQuery, type Paths } from '#paths';
import { pageVisit, type WithContext } from '#ui/page/page-visit';
import { useShop } from '#ui/page/shop';

function checkoutPaths(locale: Locale, purpose: CartPurpose): Paths {
  const paths = makePaths(locale);
  const cart = cartQuery(purpose);
  return {
    ...paths,
    precheckout: () => paths.precheckout(cart),
    checkout: (step?: 'delivery' | 'payment' | 'review', query: CheckoutQuery = {}) => paths.checkout(step, { ...query, ...cart }),
  };
}

/** For the loaders and actions of checkout. */
export function pathsOf({ context }: WithContext): Paths {
  const { locale, cartPurpose } = context.get(pageVisit);
  return checkoutPaths(locale, cartPurpose);
}

/** For the pages of checkout. */
export function useCheckoutPaths(): Paths {
  return checkoutPaths(useShop().locale, useCartPurpose());
}

/** The cart that the page of checkout is about. */
export function useCartPurpose(): CartPurpose {
  const { pathname, search } = useLocation();
  return purposeIn(pathname + search);
}
