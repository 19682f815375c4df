// The rows as a table, on a phone as cards. A bad row can be corrected in place.
import { useMemo } from 'react';
import { quickOrderWords } from '#buying/quick-order/words';
import { IconButton } from '#ui/kit/icon-button';
import { TrashIcon } from '#ui/kit/icons';
import { Quantity } from '#ui/kit/quantity';
import { useWords } from '#ui/page/shop';
import { Table, type TableColumn } from '#ui/kit/table';
import { TextInput } from '#ui/kit/text-input';
import { usePrice } from '#ui/page/use-price';
import { ORDER_FIELDS } from './form-fields.ts';
import { toneOf, type OrderRow } from './order-rows.ts';
import { RowProduct } from './row-product.tsx';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';

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

interface RowProps {
  readonly row: OrderRow;
  readonly place: number;
  readonly order: QuickOrder;
}

/** Always a field, so that a typo can be corrected anywhere. */
function RowNumber({ row, place, order }: RowProps) {
  const t = useWords(quickOrderWords);
  const wrong = row.reply?.state === 'unknown' || row.reply?.state === 'blocked';
  const settle = (value: string) => {
    const number = value.trim();
    if (number !== row.number) order.edit(row, { number });
  };
  return (
    <TextInput
      key={row.number}
      name={ORDER_FIELDS.number}
      defaultValue={row.number}
      size="small"
      maxLength={60}
      aria-label={t('rowNumber', { row: place })}
      aria-invalid={wrong || undefined}
      autoComplete="off"
      spellCheck={false}
      className={styles.number}
      onBlur={(event) => settle(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle(event.currentTarget.value);
      }}
    />
  );
}

/** A stepper once the number is known; before that, the typed text. */
function RowQuantity({ row, place, order }: RowProps) {
  const t = useWords(quickOrderWords);
  const { reply } = row;
  const name = reply?.name ?? null;
  if (reply === null || name === null || reply.state === 'badQuantity')
    return (
      <TextInput
        key={row.qty}
        name={ORDER_FIELDS.qty}
        defaultValue={row.qty}
        size="small"
        inputMode="numeric"
        maxLength={12}
        aria-label={t('quantityRow', { row: place })}
        aria-invalid={reply?.state === 'badQuantity' || undefined}
        className={styles.quantity}
        onBlur={(event) => event.target.value.trim() !== row.qty && order.edit(row, { qty: event.target.value.trim() })}
      />
    );
  return (
    <Quantity
      size="small"
      name={ORDER_FIELDS.qty}
      value={reply.qty}
      min={reply.increment}
      max={reply.quantityLimit}
      step={reply.increment}
      label={t('quantityOf', { name })}
      lessLabel={t('less', { name })}
      moreLabel={t('more', { name })}
      onChange={(qty) => order.edit(row, { qty: String(qty) })}
    />
  );
}
