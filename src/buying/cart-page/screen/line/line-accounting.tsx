// Budget center and purchase order of one line of a business cart, if they differ from the invoice's (CART-28, B2B-2). Also works as a form.
import { useId } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import type { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { useWords } from '#ui/page/shop';
import { CART_FIELDS, CartForm, useCartCommands, useLine } from '#buying/cart/screen';
import styles from './cart-line.module.css';

/** What a line may be charged to. */
export interface LineAccounts {
  /** Empty: lines have no centers of their own. */
  readonly centers: readonly string[];
  /** Null: no organization. */
  readonly orders: PurchaseOrderChoice | null;
}

interface LineAccountingProps {
  readonly item: CartItem;
  readonly accounts: LineAccounts;
}

export function LineAccounting({ item, accounts }: LineAccountingProps) {
  const t = useWords(cartWords);
  const { bcName, po } = item.itemAccountInfo ?? {};
  const own = [
    ...(bcName === undefined ? [] : [t('lineBudget', { name: bcName })]),
    ...(po === undefined ? [] : [t('lineOrder', { number: po })]),
  ];
  const ask = accounts.centers.length === 0 ? 'lineOrderOpen' : accounts.orders === null ? 'lineBudgetOpen' : 'lineAccountsOpen';
  return (
    <details className={styles.budget}>
      <summary>{own.length > 0 ? own.join(' · ') : t(ask)}</summary>
      <AccountsForm item={item} accounts={accounts} />
    </details>
  );
}

function AccountsForm({ item: { cartItemId, product, itemAccountInfo }, accounts: { centers, orders } }: LineAccountingProps) {
  const t = useWords(cartWords);
  const { budget } = useCartCommands();
  const { pending } = useLine(cartItemId);
  const { bcName = '', po = '' } = itemAccountInfo ?? {};
  const save = (form: FormData): void => {
    const read = (name: 'budgetCenter' | 'linePurchaseOrder') => textOf(form, CART_FIELDS[name]).trim() || null;
    void budget({ cartItemId, bcName: read('budgetCenter'), po: read('linePurchaseOrder') });
  };
  const about = t('about', { name: product.name });
  const options = [{ value: '', label: t('budgetOfOrder') }, ...centers.map((value) => ({ value, label: value }))];
  return (
    <CartForm
      intent="budget"
      fields={{ cartItemId }}
      onSubmit={({ currentTarget }) => save(new FormData(currentTarget))}
      className={styles.budgetForm}
    >
      {centers.length > 0 && (
        <Field label={<Label text={t('budgetCenter')} about={about} />}>
          <Select key={bcName} name={CART_FIELDS.budgetCenter} defaultValue={bcName} size="small" options={options} />
        </Field>
      )}
      {orders !== null && (
        <Field label={<Label text={t('purchaseOrder')} about={about} />}>
          <OrderField key={po} number={po} orders={orders} />
        </Field>
      )}
      <Button type="submit" size="small" busy={pending}>
        {t('saveAccounting')}
        <span className="sr"> {about}</span>
      </Button>
    </CartForm>
  );
}

/** Lines look alike, so each field names its own for who does not see where it stands. */
const Label = ({ text, about }: { readonly text: string; readonly about: string }) => (
  <>
    {text}
    <span className="sr"> {about}</span>
  </>
);

/** A number is typed where the organization allows that, with its open purchase orders as suggestions; else it is chosen. */
function OrderField({ number, orders }: { readonly number: string; readonly orders: PurchaseOrderChoice }) {
  const t = useWords(cartWords);
  const list = useId();
  const open = orders.open.map((one) => ({
    value: one.number,
    label: one.description === '' ? one.number : `${one.number} – ${one.description}`,
  }));
  if (!orders.typed) {
    const gone = number === '' || open.some(({ value }) => value === number) ? [] : [{ value: number, label: number }];
    const options = [{ value: '', label: t('budgetOfOrder') }, ...gone, ...open];
    return <Select name={CART_FIELDS.linePurchaseOrder} defaultValue={number} size="small" options={options} />;
  }
  return (
    <>
      <TextInput
        name={CART_FIELDS.linePurchaseOrder}
        defaultValue={number}
        placeholder={t('budgetOfOrder')}
        list={list}
        size="small"
        maxLength={40}
        autoComplete="off"
      />
      <datalist id={list}>
        {open.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
