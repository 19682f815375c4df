// In the cart and at the payment step: which purchase order the order names, and its release (B2B-2).
import type { Say } from '#base/locale/words';
import type { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import { PO_LIMITS, PURCHASE_ORDER_FIELDS as NAMES } from '#buying/purchase-orders/rules';
import { purchaseOrderChoiceWords } from '#buying/purchase-orders/words';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { chosenOf, isOffered, useOptions } from './open-options.ts';
import styles from './purchase-order-fields.module.css';

interface PurchaseOrderFieldsProps {
  /** Null: no organization, so that any number is a note on the invoice. */
  readonly choice: PurchaseOrderChoice | null;
  readonly number: string;
  readonly release: string;
  /** The number of the cart, which counts where none is chosen here; '' for none. */
  readonly ofCart?: string;
  /** One has to be named. */
  readonly needed: boolean;
  /** What is wrong with what was sent. */
  readonly error?: string | undefined;
  readonly size?: 'small';
  readonly onChange?: () => void;
}

/** All fields are uncontrolled, so that text typed before hydration stays, and work without JavaScript. */
export function PurchaseOrderFields(props: PurchaseOrderFieldsProps) {
  const { choice } = props;
  const hasList = choice !== null && (!choice.typed || choice.open.length > 0);
  return (
    <>
      {hasList ? <ListedNumber {...props} choice={choice} /> : <TypedNumber {...props} />}
      <Release {...props} />
    </>
  );
}

type ListedNumberProps = PurchaseOrderFieldsProps & { readonly choice: PurchaseOrderChoice };

/** The open purchase orders, and a field for others where those are taken. */
function ListedNumber(props: ListedNumberProps) {
  const { choice, number, needed, error, size, onChange } = props;
  const t = useWords(purchaseOrderChoiceWords);
  const options = useOptions(props);
  const noneOpen = choice.open.length === 0 ? t('noneOpen') : undefined;
  return (
    <div className={styles.fields}>
      <Field
        id={NAMES.choice}
        label={t('field')}
        optional={!needed && t('optional')}
        hint={choice.notice || noneOpen}
        error={error ?? (choice.problem || undefined)}
      >
        <Select name={NAMES.choice} defaultValue={chosenOf(choice, number)} size={size} options={options} onChange={onChange} />
      </Field>
      {choice.typed && (
        <Field label={t('typed')} hint={formatOf(choice, t)} className={styles.typed}>
          <NumberInput {...props} name={NAMES.typed} number={isOffered(choice, number) ? '' : number} />
        </Field>
      )}
    </div>
  );
}

function TypedNumber(props: PurchaseOrderFieldsProps) {
  const { choice, needed, error } = props;
  const t = useWords(purchaseOrderChoiceWords);
  const hint = choice === null ? undefined : choice.notice || formatOf(choice, t);
  return (
    <Field
      id={NAMES.choice}
      label={t('field')}
      optional={!needed && t('optional')}
      hint={hint}
      error={error ?? (choice?.problem || undefined)}
    >
      <NumberInput {...props} name={NAMES.choice} />
    </Field>
  );
}

function NumberInput({ name, number, ofCart = '', size, onChange }: PurchaseOrderFieldsProps & { readonly name: string }) {
  const t = useWords(purchaseOrderChoiceWords);
  return (
    <TextInput
      name={name}
      defaultValue={number}
      maxLength={PO_LIMITS.number}
      autoComplete="off"
      size={size}
      placeholder={ofCart === '' ? undefined : t('fromCart', { number: ofCart })}
      onChange={onChange}
    />
  );
}

function Release({ choice, release, number, ofCart = '', size, onChange }: PurchaseOrderFieldsProps) {
  const t = useWords(purchaseOrderChoiceWords);
  // A release that was given stays to be seen where the organization asks for none any more.
  if (choice?.release !== true && release === '') return null;
  return (
    <Field id={NAMES.release} key={`${number} ${ofCart}`} label={t('release')} optional={t('optional')} hint={t('releaseHint')}>
      <TextInput
        name={NAMES.release}
        defaultValue={release}
        maxLength={PO_LIMITS.release}
        autoComplete="off"
        size={size}
        onChange={onChange}
      />
    </Field>
  );
}

const formatOf = ({ explanation, example }: PurchaseOrderChoice, t: Say<(typeof purchaseOrderChoiceWords.keys)[number]>) =>
  explanation === '' ? undefined : t('typedHint', { explanation, example });
