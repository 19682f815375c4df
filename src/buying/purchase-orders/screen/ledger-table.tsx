// The history of a purchase order, to the cent.
import { formatDate } from '#base/locale/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import type { LedgerEntry, PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { LinkButton } from '#ui/kit/link-button';
import { Pager } from '#ui/kit/pager';
import { Table } from '#ui/kit/table';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';
import styles from './purchase-orders.module.css';

interface LedgerProps {
  readonly order: PurchaseOrderView;
  readonly history: readonly LedgerEntry[];
  readonly page: number;
  readonly pages: number;
  readonly timeZone: string;
}

export function LedgerTable({ order: { poId, currency }, history, page, pages, timeZone }: LedgerProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const money = useMoney();
  /** A gain says so; a loss has its minus. */
  const signed = (amount: number): string => (amount > 0 ? `+${money(amount, currency)}` : money(amount, currency).replace('-', '−'));
  return (
    <section aria-labelledby="history" className={styles.section}>
      <div className={styles.head}>
        <h2 id="history">{t('history')}</h2>
        <LinkButton to={paths.purchaseOrderHistoryFile(poId)} download>
          {t('historyExport')}
        </LinkButton>
      </div>
      <Table
        caption={t('history')}
        rows={history.map((entry, at) => ({ ...entry, key: String(at) }))}
        keyOf={({ key }) => key}
        columns={[
          { id: 'day', label: t('day'), cell: ({ at }) => formatDate(new Date(at), timeZone, copyLocale) },
          {
            id: 'what',
            label: t('entry'),
            heads: true,
            cell: (entry) => <Step entry={entry} />,
          },
          {
            id: 'change',
            label: t('orderAmount'),
            align: 'right',
            cell: ({ change, left }) => (
              <>
                {signed(change)}
                {left !== null && <span className={styles.small}>{t('leftAfter', { amount: money(left, currency) })}</span>}
              </>
            ),
          },
        ]}
      />
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.purchaseOrder(poId, { page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </section>
  );
}

function Step({ entry: { kind, orderNumber, by, note } }: { readonly entry: LedgerEntry }) {
  const t = useWords(purchaseOrdersWords);
  const ofOrder = orderNumber === '' ? [] : [t('entryOrder', { order: shownOrderNumber(orderNumber) })];
  const more = [by, note].filter((text) => text !== '').join(' · ');
  return (
    <>
      {[t(`entry${kind}`), ...ofOrder].join(', ')}
      {more !== '' && <span className={styles.small}>{more}</span>}
    </>
  );
}
