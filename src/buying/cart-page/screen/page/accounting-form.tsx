// The invoice data of a business order: budget center and purchase order with its release (CART-5, CART-27). Stored with the cart.
import { useState } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import type { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import { PurchaseOrderFields, purchaseOrderIn } from '#buying/purchase-orders/screen';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { textOf } from '#ui/page/form-text';
import { CART_FIELDS, CartForm, isAccepted, useCartCommands } from '#buying/cart/screen';
import styles from './cart-page.module.css';

interface AccountingFormProps {
  readonly info: Cart['cartAccountInfo'];
  /** Budget centers of the account; none means no choice (B2B-1). */
  readonly centers: readonly string[];
  /** Balance of the chosen center; null when it has none. */
  readonly balance: number | null;
  /** Null: no organization. */
  readonly purchaseOrders: PurchaseOrderChoice | null;
  /** Some lines are charged to something of their own. */
  readonly hasOwnLines: boolean;
  /** The account requires one of them (CART-29 isMandatoryEnabled). */
  readonly needed: boolean;
}

export function AccountingForm({ info, centers, balance, purchaseOrders, hasOwnLines, needed }: AccountingFormProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { state, save, changed } = useAccounting();
  return (
    <CartForm intent="accounting" onSubmit={({ currentTarget }) => void save(new FormData(currentTarget))} className={styles.accounting}>
      {needed && <p className={styles.rewards}>{t('accountingNeeded')}</p>}
      {centers.length > 0 && (
        <Field
          label={t('budgetCenter')}
          optional={!needed && t('optional')}
          hint={balance === null ? undefined : t('budgetLeft', { amount: price(balance) })}
        >
          <Select
            name={CART_FIELDS.budgetCenter}
            defaultValue={info.bc ?? ''}
            size="small"
            options={[{ value: '', label: t('noBudgetCenter') }, ...centers.map((value) => ({ value, label: value }))]}
            onChange={changed}
          />
        </Field>
      )}
      <PurchaseOrderFields
        key={info.po ?? ''}
        choice={purchaseOrders}
        number={info.po ?? ''}
        release={info.por ?? ''}
        needed={needed || purchaseOrders?.required === true}
        size="small"
        onChange={changed}
      />
      {hasOwnLines && <Checkbox name={CART_FIELDS.allLines} value="true" label={t('allLines')} onChange={changed} />}
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

/** All fields are uncontrolled, so that text typed before hydration stays. */
function useAccounting() {
  const { accounting } = useCartCommands();
  const [state, setState] = useState<'idle' | 'typed' | 'busy' | 'saved'>('idle');
  const save = async (form: FormData): Promise<void> => {
    setState('busy');
    const { purchaseOrderNumber, purchaseOrderRelease } = purchaseOrderIn(form);
    const answer = await accounting({
      ...(form.has(CART_FIELDS.budgetCenter) ? { bc: textOf(form, CART_FIELDS.budgetCenter) || null } : {}),
      po: purchaseOrderNumber || null,
      por: purchaseOrderRelease || null,
      ...(form.has(CART_FIELDS.allLines) && { allLines: true }),
    });
    // After a shown refusal "Check out" does not submit the form again.
    setState(isAccepted(answer) ? 'saved' : 'idle');
  };
  return { state, save, changed: () => setState('typed') };
}
