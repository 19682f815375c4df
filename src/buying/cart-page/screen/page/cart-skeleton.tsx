// Replaces a cart that is loading, or that failed to load, with a retry button (MINI-1).
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import styles from './cart-skeleton.module.css';
import { pageCart, useCart } from '#buying/cart/screen';

export function CartSkeleton() {
  const t = useWords(cartWords);
  if (useCart().status !== 'failed')
    return (
      <p className={styles.wait}>
        <Spinner label={t('loadingCart')} />
      </p>
    );
  return (
    <div className={styles.failed}>
      <Message tone="bad" live>
        {t('cartFailed')}
      </Message>
      <Button onClick={() => void pageCart().load({ anew: true })}>{t('tryAgain')}</Button>
    </div>
  );
}
