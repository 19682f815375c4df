// The latest orders on the account page.
import type { Route } from './+types/account-page';
import { accountsWords } from '#people/accounts/words';
import { OrderRow } from '#buying/orders/screen';
import { Card } from '#ui/kit/card';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { SectionHead } from '#ui/kit/section-head';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './account.module.css';

export const RECENT_ORDERS = 3;

export function RecentOrders({ orders, timeZone }: Pick<Route.ComponentProps['loaderData'], 'orders' | 'timeZone'>) {
  const t = useWords(accountsWords);
  const paths = usePaths();
  return (
    <section className={styles.orders} aria-labelledby="recent-orders">
      <SectionHead size="small" id="recent-orders" title={t('recentOrders')}>
        {orders.length > 0 && <TextAction to={paths.orders()}>{t('allOrders')}</TextAction>}
      </SectionHead>
      {orders.length === 0 ? (
        <Card>
          <EmptyState level={3} title={t('noOrders')} actions={<LinkButton to={paths.home()}>{t('startShopping')}</LinkButton>}>
            {t('noOrdersText')}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderRow key={order.orderNumber} order={order} timeZone={timeZone} level={3} />
          ))}
        </ul>
      )}
    </section>
  );
}
