// Over a cart that was made from a placed order: which one is being changed, and the way back to it (CART-7, CART-29 orderNumber).
import { shownOrderNumber } from '#orders/rules';
import { cartWords } from '#cart/words';
import { Message } from '#ui/message';
import { usePaths, useWords } from '#ui/shop';
import { TextAction } from '#ui/text-action';
import { Trans } from '#ui/trans';
import styles from './cart-page.module.css';

export function ChangingOrder({ orderNumber }: { readonly orderNumber: string | null }) {
  const t = useWords(cartWords);
  const paths = usePaths();
  if (orderNumber === null) return null;
  return (
    <div className={styles.changing}>
      <Message tone="info">
        <Trans id="cart.changingOrder" values={{ orderNumber: shownOrderNumber(orderNumber) }} components={{ b: <b /> }} />{' '}
        <TextAction to={paths.order(orderNumber)} rel="nofollow">
          {t('seeOrder')}
        </TextAction>
      </Message>
    </div>
  );
}
