// Purchase orders with their amounts as numbers and as a bar.
import { Form } from 'react-router';
import type { PurchaseOrderView } from '#buying/purchase-orders/contract';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { useMoney } from '#ui/page/use-money';
import { useValidity } from './shown-facts.ts';
import { UsedBar } from './used-bar.tsx';
import styles from './purchase-orders.module.css';

interface TableProps {
  readonly orders: readonly PurchaseOrderView[];
  readonly manages: boolean;
}

export function PurchaseOrdersTable({ orders, manages }: TableProps) {
  const t = useWords(purchaseOrdersWords);
  const paths = usePaths();
  const money = useMoney();
  const validity = useValidity();
  return (
    <Table
      caption={t('title')}
      rows={orders}
      keyOf={({ poId }) => poId}
      toneOf={({ left, nearlyUsed }) => (nearlyUsed ? ((left ?? 1) <= 0 ? 'bad' : 'warn') : undefined)}
      columns={[
        {
          id: 'order',
          label: t('order'),
          heads: true,
          cell: ({ poId, number, description }) => (
            <>
              <Link to={paths.purchaseOrder(poId)}>{number}</Link>
              {description !== '' && <span className={styles.small}>{description}</span>}
            </>
          ),
        },
        {
          id: 'validity',
          label: t('validity'),
          cell: (order) => (
            <>
              {order.state !== 'open' && <StateBadge state={order.state} />}
              <span className={order.state === 'open' ? undefined : styles.small}>{validity(order)}</span>
            </>
          ),
        },
        {
          id: 'amount',
          label: t('amount'),
          align: 'right',
          cell: ({ amount, currency }) => (amount === null ? t('noLimit') : money(amount, currency)),
        },
        { id: 'used', label: t('used'), full: true, cell: (order) => <UsedBar order={order} /> },
        { id: 'left', label: t('left'), align: 'right', cell: (order) => <Left order={order} /> },
        ...(manages ? [{ id: 'move', label: t('close'), bare: true, cell: (order: PurchaseOrderView) => <Move order={order} /> }] : []),
      ]}
    />
  );
}

const TONES = { open: 'ok', upcoming: 'line', expired: 'line', closed: 'line' } as const;

export function StateBadge({ state }: Pick<PurchaseOrderView, 'state'>) {
  const t = useWords(purchaseOrdersWords);
  return <Badge tone={TONES[state]}>{t(`state${state}`)}</Badge>;
}

function Left({ order: { amount, left, currency, nearlyUsed } }: { readonly order: PurchaseOrderView }) {
  const t = useWords(purchaseOrdersWords);
  const money = useMoney();
  if (left === null || amount === null) return '–';
  return (
    <>
      <b>{money(left, currency)}</b>
      {nearlyUsed && <span className={styles.small}>{t('leftPercent', { percent: Math.max(0, Math.floor((left / amount) * 100)) })}</span>}
    </>
  );
}

function Move({ order: { poId, number, state } }: { readonly order: PurchaseOrderView }) {
  const t = useWords(purchaseOrdersWords);
  const move = state === 'closed' ? 'reopen' : 'close';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="poId" value={poId} />
      <TextAction type="submit" name="intent" value={move} about={`– ${number}`}>
        {t(move)}
      </TextAction>
    </Form>
  );
}
