// The fields that correct a row in place.
import { quickOrderWords } from '#buying/quick-order/words';
import { Quantity } from '#ui/kit/quantity';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { ORDER_FIELDS } from './form-fields.ts';
import type { OrderRow } from './order-rows.ts';
import styles from './quick-order.module.css';
import type { QuickOrder } from './use-quick-order.ts';

interface RowProps {
  readonly row: OrderRow;
  readonly place: number;
  readonly order: QuickOrder;
}

/** Always a field, so that a typo can be corrected anywhere. */
export function RowNumber({ row, place, order }: RowProps) {
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
export function RowQuantity({ row, place, order }: RowProps) {
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
