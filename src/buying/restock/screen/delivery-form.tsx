// Where, from what and when everything of one day comes, in one form (ATC-7). Uncontrolled, and it works without scripts.
import type { FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { RestockDelivery } from '#buying/restock/contract';
import { Button } from '#ui/kit/button';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { Select } from '#ui/kit/select';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { usePaths } from '#ui/page/shop';
import { DeliveryItems } from './delivery-items.tsx';
import type { DeliveryAnswer, TypedDelivery } from './typed-delivery.ts';
import { usePaymentWays } from './use-payment-ways.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface DeliveryFormProps {
  readonly delivery: RestockDelivery;
  readonly typed: TypedDelivery;
  readonly answer: DeliveryAnswer | undefined;
  /** In a drawer, which sends it itself; a page posts it. */
  readonly send?: { readonly submit: (event: FormEvent<HTMLFormElement>) => void; readonly busy: boolean };
}

export function DeliveryForm({ delivery, typed, answer, send }: DeliveryFormProps) {
  const { t, day } = useRestockText();
  const posting = useNavigation().state === 'submitting';
  const values = answer?.typed ?? typed;
  const errors = new Map(answer?.errors.map(({ field, message }) => [field, message]) ?? []);
  const { restocks, on } = delivery;
  if (restocks.length === 0) return <Message tone="info">{t('deliveryNone', { day: day(on) })}</Message>;
  return (
    <Form method="post" noValidate preventScrollReset onSubmit={send?.submit} className={styles.form}>
      <input type="hidden" name="key" value={values.key} />
      <input type="hidden" name="on" value={on} />
      {restocks.map(({ restockId }) => (
        <input key={restockId} type="hidden" name="restockId" value={restockId} />
      ))}
      <ErrorSummary
        title={t('errors', { n: errors.size })}
        errors={[...errors].map(([fieldId, text]) => ({ fieldId: fieldIdOf(fieldId), text }))}
      />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <p className={styles.lead}>{t('deliveryLead', { n: restocks.length, day: day(on) })}</p>
      <DeliveryItems delivery={delivery} />
      <DeliveryFields delivery={delivery} values={values} errors={errors} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={send?.busy ?? posting}>
          {t('saveDelivery', { n: restocks.length })}
        </Button>
      </div>
    </Form>
  );
}

/** Apart from the ids of the other form, which another drawer of the page may hold. */
const fieldIdOf = (field: string): string => `delivery-${field}`;

interface DeliveryFieldsProps {
  readonly delivery: RestockDelivery;
  readonly values: TypedDelivery;
  readonly errors: ReadonlyMap<string, string>;
}

function DeliveryFields({ delivery: { choices, today, addressId, paymentId }, values, errors }: DeliveryFieldsProps) {
  const { t } = useRestockText();
  const paths = usePaths();
  const ways = usePaymentWays(choices);
  const addresses = choices.addresses.map(({ id, label }) => ({ value: id, label }));
  /** What they do not have in common, or what is gone, can stay as it is. */
  const withOwn = (options: typeof addresses, common: string) =>
    options.some(({ value }) => value === common) ? options : [{ value: '', label: t('asTheyAre') }, ...options];
  return (
    <>
      <div className={styles.stack}>
        <Field id={fieldIdOf('addressId')} label={t('address')} error={errors.get('addressId')}>
          <Select name="addressId" defaultValue={values.addressId} options={withOwn(addresses, addressId)} />
        </Field>
        <TextAction to={paths.addresses({ address: 'new' })}>{t('addAddress')}</TextAction>
      </div>
      <div className={styles.pair}>
        <div className={styles.stack}>
          <Field id={fieldIdOf('paymentId')} label={t('pay')} error={errors.get('paymentId')}>
            <Select name="paymentId" defaultValue={values.paymentId} options={withOwn(ways, paymentId)} />
          </Field>
          <TextAction to={paths.savedCards({ card: 'new' })}>{t('addCard')}</TextAction>
        </div>
        <Field id={fieldIdOf('nextOn')} label={t('orderOn')} hint={t('nextHint')} error={errors.get('nextOn')}>
          <TextInput name="nextOn" type="date" defaultValue={values.nextOn} min={today} autoComplete="off" />
        </Field>
      </div>
    </>
  );
}
