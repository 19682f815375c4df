// Above a cart made from a placed order: which order is being changed, the way back to it, and the end of changing it (CART-7, CART-29 orderNumber).
import { Form } from 'react-router';
import { shownOrderNumber } from '#base/order-number/rules';
import { cartWords } from '#buying/cart/words';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { Trans } from '#ui/page/trans';
import styles from './cart-page.module.css';

interface ChangingOrderProps {
  readonly orderNumber: string | null;
  /** A guest's order has no page in an account. */
  readonly isGuest: boolean;
}

export function ChangingOrder({ orderNumber, isGuest }: ChangingOrderProps) {
  const t = useWords(cartWords);
  const paths = usePaths();
  if (orderNumber === null) return null;
  const order = isGuest ? paths.confirmation(orderNumber) : paths.order(orderNumber);
  return (
    <div className={styles.changing}>
      <Message tone="info">
        <Trans id="cart.changingOrder" values={{ orderNumber: shownOrderNumber(orderNumber) }} components={{ b: <b /> }} />{' '}
        <TextAction to={order} rel="nofollow">
          {t('seeOrder')}
        </TextAction>
        <Form method="post" action={order} reloadDocument>
          <input type="hidden" name="intent" value="keep" />
          <TextAction type="submit">{t('stopChanging')}</TextAction>
        </Form>
      </Message>
    </div>
  );
}
