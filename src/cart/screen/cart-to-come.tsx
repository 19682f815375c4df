// In place of a cart that is not there yet: that it is on its way, or that it did not come and can be asked for again (MINI-1).
import { cartWords } from '#cart/words';
import { Button } from '#ui/button';
import { Message } from '#ui/message';
import { useWords } from '#ui/shop';
import { Spinner } from '#ui/spinner';
import styles from './cart-panel.module.css';
import { pageCart } from './page-cart.ts';
import { useCart } from './use-cart.ts';

export function CartToCome() {
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
