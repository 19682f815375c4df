// The budget center of one line of a business cart, if it differs from the invoice's (CART-28). Also works as a form.
import { useRef } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { Select } from '#ui/kit/select';
import { CART_FIELDS, CartForm, useCartCommands, useLine } from '#buying/cart/screen';
import styles from './cart-line.module.css';

interface LineBudgetProps {
  readonly item: CartItem;
  readonly centers: readonly string[];
}

export function LineBudget({ item: { cartItemId, product, itemAccountInfo }, centers }: LineBudgetProps) {
  const t = useWords(cartWords);
  const { budget } = useCartCommands();
  const { pending } = useLine(cartItemId);
  const field = useRef<HTMLSelectElement>(null);
  const name = itemAccountInfo?.bcName;
  return (
    <details className={styles.budget}>
      <summary>{name === undefined ? t('lineBudgetOpen') : t('lineBudget', { name })}</summary>
      <CartForm
        intent="budget"
        fields={{ cartItemId }}
        onSubmit={() => void budget({ cartItemId, bcName: field.current?.value || null })}
        className={styles.budgetForm}
      >
        <Field label={t('lineBudgetField', { name: product.name })} bare>
          <Select
            key={name}
            ref={field}
            name={CART_FIELDS.budgetCenter}
            defaultValue={name ?? ''}
            size="small"
            options={[{ value: '', label: t('budgetOfOrder') }, ...centers.map((value) => ({ value, label: value }))]}
          />
        </Field>
        <Button type="submit" size="small" busy={pending}>
          {t('saveAccounting')}
          <span className="sr"> {t('about', { name: product.name })}</span>
        </Button>
      </CartForm>
    </details>
  );
}
