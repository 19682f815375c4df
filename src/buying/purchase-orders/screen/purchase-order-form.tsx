// The form of a purchase order: number, amount, days, and who may order on it where to.
import { Form, useNavigation } from 'react-router';
import type { Currency } from '#base/money/rules';
import type { Limits, PurchaseOrderView } from '#buying/purchase-orders/contract';
import { PO_LIMITS } from '#buying/purchase-orders/rules';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import { Button } from '#ui/kit/button';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { Limiting } from './limiting.tsx';
import type { FormAnswer, TypedForm } from './save-typed.ts';
import styles from './purchase-orders.module.css';

interface FormProps {
  /** Null: a new one. */
  readonly order: PurchaseOrderView | null;
  readonly limits: Limits;
  readonly currency: Currency;
  readonly answer: FormAnswer | undefined;
}

export function PurchaseOrderForm({ order, limits, currency, answer }: FormProps) {
  const t = useWords(purchaseOrdersWords);
  const busy = useNavigation().state === 'submitting';
  const values = answer?.typed ?? typedOf(order);
  const errors = new Map(answer?.errors.map(({ field, message }) => [field, message]) ?? []);
  const summary = [...errors].map(([fieldId, message]) => ({ fieldId, text: message }));
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <Facts values={values} errors={errors} currency={currency} />
      <Limiting values={values} limits={withChosen(limits, order)} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

interface FactsProps {
  readonly values: TypedForm;
  readonly errors: ReadonlyMap<string, string>;
  readonly currency: Currency;
}

function Facts({ values, errors, currency }: FactsProps) {
  const t = useWords(purchaseOrdersWords);
  return (
    <>
      <div className={styles.pair}>
        <Field id="number" label={t('number')} hint={t('numberHint')} error={errors.get('number')}>
          <TextInput name="number" defaultValue={values.number} maxLength={PO_LIMITS.number} autoComplete="off" required code />
        </Field>
        <Field
          id="amount"
          label={t('amountLabel', { currency })}
          optional={t('optional')}
          hint={t('amountHint')}
          error={errors.get('amount')}
        >
          <TextInput name="amount" defaultValue={values.amount} inputMode="decimal" maxLength={20} autoComplete="off" />
        </Field>
      </div>
      <Field
        id="description"
        label={t('description')}
        optional={t('optional')}
        hint={t('descriptionHint')}
        error={errors.get('description')}
      >
        <TextInput name="description" defaultValue={values.description} maxLength={PO_LIMITS.description} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        {(['validFrom', 'validUntil'] as const).map((name) => (
          <Field key={name} id={name} label={t(name)} optional={t('optional')} error={errors.get(name)}>
            <TextInput name={name} type="date" defaultValue={values[name]} autoComplete="off" />
          </Field>
        ))}
      </div>
    </>
  );
}

function typedOf(order: PurchaseOrderView | null): TypedForm {
  return {
    number: order?.number ?? '',
    description: order?.description ?? '',
    amount: order?.amount?.toFixed(2) ?? '',
    validFrom: order?.validFrom ?? '',
    validUntil: order?.validUntil ?? '',
    everybody: order?.everybody ?? true,
    everywhere: order?.everywhere ?? true,
    groupIds: order?.groups.map(({ groupId }) => groupId) ?? [],
    profileIds: order?.people.map(({ profileId }) => profileId) ?? [],
    locationIds: order?.locations.map(({ locationId }) => locationId) ?? [],
  };
}

/** Somebody or something that is chosen stays in the list, deactivated and retired ones too. */
function withChosen({ groups, people, locations }: Limits, order: PurchaseOrderView | null): Limits {
  const more = (order?.people ?? []).filter((one) => !people.some(({ profileId }) => profileId === one.profileId));
  const places = (order?.locations ?? []).filter((one) => !locations.some(({ locationId }) => locationId === one.locationId));
  return { groups, people: [...people, ...more], locations: [...locations, ...places] };
}
