// Notes under the receipt about the card, later shipments and returns.
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { ClockIcon, LockIcon, PackageIcon, ReturnIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import styles from './cart-page.module.css';

export function TrustNotes({ cart }: { readonly cart: Cart }) {
  const t = useWords(cartWords);
  const { isPreAuthEnabled, hasESDOrDFItem } = cart.cartAttributes;
  return (
    <ul className={styles.trust} data-screen-only>
      <li>
        <LockIcon /> {t('trustCard')}
      </li>
      {isPreAuthEnabled && (
        <li>
          <ClockIcon /> {t('trustLater')}
        </li>
      )}
      {hasESDOrDFItem && (
        <li>
          <PackageIcon /> {t('trustApart')}
        </li>
      )}
      <li>
        <ReturnIcon /> {t('trustReturn')}
      </li>
    </ul>
  );
}
