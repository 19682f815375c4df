// The rows as a table, on a phone as cards. A bad row can be corrected in place.
import { useMemo } from 'react';
import { quickOrderWords } from '#buying/quick-order/words';
import { IconButton } from '#ui/kit/icon-button';
import { TrashIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { Table, type TableColumn } from '#ui/kit/table';
import { usePrice } from '#ui/page/use-price';
import { ORDER_FIELDS } from './form-fields.ts';
import { toneOf, type OrderRow } from './order-rows.ts';
import { RowProduct } from './row-product.tsx';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';
import { RowNumber, RowQuantity } from './row-fields.tsx';

interface OrderTableProps {
  readonly rows: readonly OrderRow[];
  /** All rows, to number them. */
  readonly all: readonly OrderRow[];
  readonly order: QuickOrder;
}

const TINTS = { ready: undefined, unchecked: undefined, changed: 'warn', attention: 'bad' } as const;

export function OrderTable({ rows, all, order }: OrderTableProps) {
  const t = useWords(quickOrderWords);
  const price = usePrice();
  const places = useMemo(() => new Map(all.map(({ id }, at) => [id, at + 1])), [all]);
  const place = (row: OrderRow): number => places.get(row.id) ?? 0;
  const columns: readonly TableColumn<OrderRow>[] = [
    { id: 'row', label: t('row'), cell: (row) => <span className={styles.place}>{place(row)}</span> },
    { id: 'number', label: t('number'), full: true, cell: (row) => <RowNumber row={row} place={place(row)} order={order} /> },
    { id: 'product', label: t('product'), bare: true, full: true, cell: (row) => <RowProduct row={row} order={order} /> },
    { id: 'quantity', label: t('quantity'), cell: (row) => <RowQuantity row={row} place={place(row)} order={order} /> },
    { id: 'each', label: t('each'), align: 'right', cell: ({ reply }) => priceOf(reply?.itemId ?? null, reply?.finalPricePerUnit ?? null) },
    { id: 'total', label: t('total'), align: 'right', cell: (row) => <b>{priceOf(addableItem(row), row.reply?.finalPrice ?? null)}</b> },
    {
      id: 'remove',
      label: t('remove'),
      bare: true,
      cell: (row) => (
        <IconButton
          type="submit"
          name={ORDER_FIELDS.remove}
          value={place(row) - 1}
          label={t('removeRow', { row: place(row) })}
          onClick={(event) => {
            event.preventDefault();
            order.remove(row);
          }}
        >
          <TrashIcon />
        </IconButton>
      ),
    },
  ];
  /** Some prices appear only in the cart, and an unknown item has none. */
  function priceOf(itemId: string | null, amount: number | null): string {
    if (itemId === null) return t('noPrice');
    return amount === null ? t('seePrice') : price(amount);
  }
  return (
    <Table
      caption={t('checked', { n: all.length })}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => String(id)}
      toneOf={(row) => TINTS[toneOf(row)]}
      className={styles.table}
    />
  );
}

/** The item of a row that can be added. */
function addableItem(row: OrderRow): string | null {
  const tone = toneOf(row);
  return tone === 'ready' || tone === 'changed' ? (row.reply?.itemId ?? null) : null;
}
