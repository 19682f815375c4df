// What to do next after an order: view it, add its arrivals to a calendar, print, shop on.
import type { OrderDetail } from '#buying/orders/contract';
import { ordersWords } from '#buying/orders/words';
import { Button } from '#ui/kit/button';
import { CalendarIcon, PrinterIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './confirmation.module.css';

export function ConfirmationActions({ order, isGuest }: { readonly order: OrderDetail; readonly isGuest: boolean }) {
  const t = useWords(ordersWords);
  const paths = usePaths();
  return (
    <p className={styles.actions}>
      {!isGuest && (
        <LinkButton to={paths.order(order.orderNumber)} variant="primary">
          {t('viewOrder')}
        </LinkButton>
      )}
      {order.shipments.some(({ earliest }) => earliest !== null) && (
        <LinkButton to={paths.arrivals(order.orderNumber)}>
          <CalendarIcon />
          {t('addToCalendar')}
        </LinkButton>
      )}
      <Button className={styles.print} onClick={() => window.print()}>
        <PrinterIcon />
        {t('print')}
      </Button>
      <LinkButton to={paths.home()} variant={isGuest ? 'primary' : 'plain'}>
        {t('continueShopping')}
      </LinkButton>
    </p>
  );
}
