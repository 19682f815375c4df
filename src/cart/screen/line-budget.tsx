// Whose budget pays for one line of a business cart, when it is another than the invoice's (CART-28). Works as a form, too.
import { useRef } from 'react';
import type { CartItem } from '#cart/contract';
import { cartWords } from '#cart/words';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { useWords } from '#ui/shop';
import { TextInput } from '#ui/text-input';
import { CART_FIELDS } from './cart-form-fields.ts';
import { CartForm } from './cart-form.tsx';
import styles from './cart-line.module.css';
import { useCartCommands } from './use-cart.ts';

/** Longest name a budget center has. */
const LONGEST = 60;

export function LineBudget({ item: { cartItemId, product, itemAccountInfo }, busy }: { readonly item: CartItem; readonly busy: boolean }) {
  const t = useWords(cartWords);
  const { setBudget } = useCartCommands();
  const field = useRef<HTMLInputElement>(null);
  const name = itemAccountInfo?.bcName;
  return (
    <details className={styles.budget}>
      <summary>{name === undefined ? t('lineBudgetOpen') : t('lineBudget', { name })}</summary>
      <CartForm
        intent="budget"
        fields={{ cartItemId }}
        onSubmit={() => void setBudget(cartItemId, field.current?.value.trim() || null)}
        className={styles.budgetForm}
      >
        <Field label={t('lineBudgetField', { name: product.name })} bare>
          <TextInput
            key={name}
            ref={field}
            name={CART_FIELDS.budgetCenter}
            defaultValue={name ?? ''}
            placeholder={t('budgetCenter')}
            size="small"
            maxLength={LONGEST}
          />
        </Field>
        <Button type="submit" size="small" busy={busy}>
          {t('saveAccounting')}
          <span className="sr"> {t('about', { name: product.name })}</span>
        </Button>
      </CartForm>
    </details>
  );
}
