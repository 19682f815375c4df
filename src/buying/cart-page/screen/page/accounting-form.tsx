// The invoice data of a business order: budget center and purchase order (CART-5, CART-27). Stored with the cart.
import { useRef, useState } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { usePrice } from '#ui/page/use-price';
import { CART_FIELDS, CartForm, isAccepted, useCartCommands } from '#buying/cart/screen';
import styles from './cart-page.module.css';

/** Longest purchase order number of an invoice. */
const LONGEST = 60;

interface AccountingFormProps {
  readonly info: Cart['cartAccountInfo'];
  /** Budget centers of the account; none means no choice (B2B-1). */
  readonly centers: readonly string[];
  /** Balance of the chosen center; null when it has none. */
  readonly balance: number | null;
  /** The account requires one of them (CART-29 isMandatoryEnabled). */
  readonly needed: boolean;
}

export function AccountingForm({ info, centers, balance, needed }: AccountingFormProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { center, order, state, save, changed } = useAccounting();
  return (
    <CartForm intent="accounting" onSubmit={() => void save()} className={styles.accounting}>
      {needed && <p className={styles.rewards}>{t('accountingNeeded')}</p>}
      {centers.length > 0 && (
        <Field
          label={t('budgetCenter')}
          optional={!needed && t('optional')}
          hint={balance === null ? undefined : t('budgetLeft', { amount: price(balance) })}
        >
          <Select
            ref={center}
            name={CART_FIELDS.budgetCenter}
            defaultValue={info.bc ?? ''}
            size="small"
            options={[{ value: '', label: t('noBudgetCenter') }, ...centers.map((value) => ({ value, label: value }))]}
            onChange={changed}
          />
        </Field>
      )}
      <Field label={t('purchaseOrder')} optional={!needed && t('optional')}>
        <TextInput
          ref={order}
          name={CART_FIELDS.purchaseOrder}
          defaultValue={info.po ?? ''}
          size="small"
          maxLength={LONGEST}
          onChange={changed}
        />
      </Field>
      {/* "Check out" looks for this attribute. */}
      <div className={styles.accountingFoot} data-unsaved={state === 'typed' || undefined}>
        <Button type="submit" size="small" busy={state === 'busy'}>
          {t('saveAccounting')}
        </Button>
        <p role="status">{state === 'saved' && t('accountingSaved')}</p>
      </div>
    </CartForm>
  );
}

/** Both fields are uncontrolled, so that text typed before hydration stays. */
function useAccounting() {
  const { accounting } = useCartCommands();
  const center = useRef<HTMLSelectElement>(null);
  const order = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'typed' | 'busy' | 'saved'>('idle');
  const save = async (): Promise<void> => {
    setState('busy');
    const answer = await accounting({
      ...(center.current === null ? {} : { bc: center.current.value || null }),
      po: order.current?.value.trim() || null,
    });
    // After a shown refusal "Check out" does not submit the form again.
    setState(isAccepted(answer) ? 'saved' : 'idle');
  };
  return { center, order, state, save, changed: () => setState('typed') };
}
