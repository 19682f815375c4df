// The form of restocks. Uncontrolled, so that text typed before the page is awake stays, and all of it works without scripts.
import type { FormEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { RestockChoices } from '#buying/restock/contract';
import { Button } from '#ui/kit/button';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Message } from '#ui/kit/message';
import { AgreedTerms } from './agreed-terms.tsx';
import { ItemFields } from './item-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import type { TypedForm } from './form-values.ts';
import type { FormAnswer, FormItems } from './typed-form.ts';
import { useRestockText } from './use-restock-text.ts';
import styles from './restock.module.css';

interface FormProps {
  readonly isNew: boolean;
  readonly items: FormItems;
  readonly choices: RestockChoices;
  readonly typed: TypedForm;
  readonly answer: FormAnswer | undefined;
  /** In a drawer, which sends it itself; a page posts it. */
  readonly send?: { readonly submit: (event: FormEvent<HTMLFormElement>) => void; readonly busy: boolean };
}

/** What each part of the form gets. */
export interface PartProps {
  readonly values: TypedForm;
  readonly errors: ReadonlyMap<string, string>;
}

export function RestockForm({ isNew, items: loaded, choices, typed, answer, send }: FormProps) {
  const { t } = useRestockText();
  const posting = useNavigation().state === 'submitting';
  const busy = send?.busy ?? posting;
  const [values, items] = [answer?.typed ?? typed, answer?.items ?? loaded];
  const errors = new Map(answer?.errors.map(({ field, message }) => [field, message]) ?? []);
  const summary = [...errors].map(([fieldId, text]) => ({ fieldId, text }));
  const part = { values, errors };
  return (
    <Form key={values.seen} method="post" noValidate preventScrollReset onSubmit={send?.submit} className={styles.form}>
      <input type="hidden" name="key" value={values.key} />
      <input type="hidden" name="seen" value={values.seen} />
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <ItemFields {...part} items={items} isNew={isNew} />
      <ScheduleFields {...part} isNew={isNew} today={choices.today} />
      <LimitFields {...part} />
      <PaymentFields {...part} choices={choices} />
      <AgreedTerms items={items} choices={choices} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t(isNew ? 'start' : 'save')}
        </Button>
      </div>
    </Form>
  );
}
