// What was ordered for a restock, and what was skipped.
import type { DueView } from '#buying/restock/contract';
import { shownOrderNumber } from '#base/order-number/rules';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

export function RestockHistory({ history }: { readonly history: readonly DueView[] }) {
  const { t, day } = useRestockText();
  const price = usePrice();
  const paths = usePaths();
  return (
    <section aria-labelledby="history" className={styles.history}>
      <h2 id="history">{t('history')}</h2>
      {history.length === 0 ? (
        <p className={styles.lead}>{t('noHistory')}</p>
      ) : (
        <Table
          caption={t('history')}
          rows={history}
          keyOf={({ dueOn }) => dueOn}
          columns={[
            { id: 'day', label: t('day'), heads: true, cell: ({ dueOn }) => day(dueOn) },
            { id: 'what', label: t('what'), cell: ({ state, by }) => (by === '' ? t(`state.${state}`) : t(`skip.${by}`)) },
            {
              id: 'order',
              label: t('order'),
              cell: ({ orderNumber }) =>
                orderNumber === '' ? '–' : <Link to={paths.order(orderNumber)}>{shownOrderNumber(orderNumber)}</Link>,
            },
            {
              id: 'units',
              label: t('quantity'),
              align: 'right',
              cell: ({ qty, price: each }) => (each === null ? qty : t('units', { n: qty, price: price(each) })),
            },
          ]}
        />
      )}
    </section>
  );
}
