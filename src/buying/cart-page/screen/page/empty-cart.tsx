// The empty cart: a sentence, a main action and a second one.
import { cartWords } from '#buying/cart/words';
import { QuickOrderLink } from '#buying/quick-order/screen';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './cart-page.module.css';

/** The department whose drawing the empty cart shows: a carton. */
const DRAWING = 'mailing';

export function EmptyCart() {
  const t = useWords(cartWords);
  const paths = usePaths();
  const { offers } = useShop();
  return (
    <EmptyState
      level={1}
      picture={<Picture src={paths.categoryPicture(DRAWING)} alt="" width={160} height={160} first />}
      title={t('EMPTY_CART')}
      className={styles.empty}
      actions={
        <>
          <LinkButton to={paths.home()} variant="primary">
            {t('startShopping')}
          </LinkButton>
          {offers.deals && <LinkButton to={paths.deals()}>{t('seeDeals')}</LinkButton>}
          <span className={styles.byNumber}>
            <QuickOrderLink />
          </span>
        </>
      }
    >
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
}
