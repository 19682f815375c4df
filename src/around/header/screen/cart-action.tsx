import { Suspense } from 'react';
import { useSessionFacts } from '#people/sessions/screen';
import { useBadge } from '#buying/cart/screen';
import { ListSurfaces } from '#buying/lists/screen';
import { CartPanels, useMiniCartLink } from '#buying/cart-page/screen';
import { headerWords } from '#around/header/words';
import { formatNumber, formatPrice } from '#base/locale/rules';
import { CartIcon } from '#ui/kit/icons';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import styles from './cart-action.module.css';
import { HeaderAction } from './header-action.tsx';
import { WaitingChanges } from './signed-in-lazy.ts';

/** Link to the cart; after hydration it shows the number of items and opens the mini cart. */
export function CartAction() {
  const t = useWords(headerWords);
  const { site, copyLocale } = useShop();
  const to = usePaths().cart(site.tenant, { viewcart: true });
  const session = useSessionFacts();
  const badge = useBadge();
  const { busy, onClick } = useMiniCartLink(to, session === null ? undefined : `${session.userType} ${session.customerNumber}`);
  const filled = badge !== null && badge.items > 0;
  return (
    <>
      <HeaderAction
        to={to}
        rel="nofollow"
        aria-haspopup="dialog"
        onClick={onClick}
        className={styles.cart}
        icon={
          <>
            {busy ? <Spinner size="md" /> : <CartIcon />}
            {filled && (
              <span className={styles.count}>
                <span aria-hidden="true">{formatNumber(badge.items, copyLocale)}</span>
                <span className="sr">{t('cartItems', { n: badge.items })}</span>
              </span>
            )}
          </>
        }
        name={t('cart')}
        detail={filled && formatPrice(badge.cents, site.currency, copyLocale)}
      />
      <CartPanels />
      <ListSurfaces />
      {session?.signedIn === true && (
        <Suspense>
          <WaitingChanges />
        </Suspense>
      )}
    </>
  );
}
