// Nothing in the cart: what is so, one way on and one other.
import { cartWords } from '#cart/words';
import { CartIcon } from '#ui/icons';
import { EmptyState } from '#ui/empty-state';
import { LinkButton } from '#ui/link-button';
import { usePaths, useWords } from '#ui/shop';
import styles from './cart-page.module.css';

export function EmptyCart() {
  const t = useWords(cartWords);
  const paths = usePaths();
  return (
    <EmptyState
      level={1}
      picture={<CartIcon className={styles.emptyIcon} />}
      title={t('EMPTY_CART')}
      className={styles.empty}
      actions={
        <>
          <LinkButton to={paths.home()} variant="primary">
            {t('startShopping')}
          </LinkButton>
          <LinkButton to={paths.deals()}>{t('seeDeals')}</LinkButton>
        </>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
