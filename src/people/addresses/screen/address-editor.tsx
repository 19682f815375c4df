// The form of one address: validated when the shopper leaves a field, and by the server, which may suggest a correction (CHK-2, APP-22).
import { useRef, useState, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { AddressField, AddressForm } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Button } from '#ui/kit/button';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { AddressAdvice } from './address-advice.tsx';
import styles from './address-editor.module.css';
import { addressFieldId, AddressFields } from './address-fields.tsx';
import { useFieldProblems } from './use-field-problems.ts';

/** The server's answer to the posted address. */
export interface EditorAnswer {
  readonly typed: AddressForm;
  /** The form's other fields, which a choice posts again. */
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly advice: { readonly suggested: AddressForm | null } | null;
}

export interface AddressEditorProps {
  readonly values: AddressForm;
  readonly answer: EditorAnswer | undefined;
  /** Hidden fields. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly section: 'shipping' | 'billing';
  readonly submit: string;
  /** Where the form posts, when not to this page. */
  readonly action: string;
  /** Further fields below the address. */
  readonly children?: ReactNode;
}

/** Prefix of each field's name, because the page may have the same fields elsewhere. */
export const BOOK_PREFIX = 'book.';

export function AddressEditor({ values, answer, hidden, section, submit, action, children }: AddressEditorProps) {
  const t = useWords(addressesWords);
  const [seen, setSeen] = useState<EditorAnswer>();
  const busy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const sent = Object.fromEntries(answer?.errors.map(({ field, message }) => [field, message]) ?? []);
  const errors = useFieldProblems(form, BOOK_PREFIX, sent);
  if (answer !== undefined && answer.advice !== null && seen !== answer)
    return (
      <div className={styles.form}>
        <AddressAdvice
          typed={answer.typed}
          suggested={answer.advice.suggested}
          fields={{ ...hidden, ...answer.fields }}
          prefix={BOOK_PREFIX}
          action={action}
        />
        <Button onClick={() => setSeen(answer)} wide>
          {t('addressChange')}
        </Button>
      </div>
    );
  const summary = (answer?.errors ?? []).map(({ field, message }) => ({
    fieldId: addressFieldId(field as AddressField, BOOK_PREFIX),
    text: message,
  }));
  return (
    <Form method="post" action={action} ref={form} noValidate preventScrollReset className={styles.form}>
      <ErrorSummary title={t('errors', { n: summary.length })} errors={summary} />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <AddressFields values={answer?.typed ?? values} errors={errors.shown} section={section} prefix={BOOK_PREFIX} onLeft={errors.judge} />
      {children}
      <Button type="submit" variant="primary" busy={busy} wide>
        {submit}
      </Button>
    </Form>
  );
}
