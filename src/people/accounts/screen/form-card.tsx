// One form of the account: title, fields, and the result of the last attempt.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Refusal, WrongField } from '#base/outcome/rules';
import { accountsWords } from '#people/accounts/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import styles from './details.module.css';

/** `wrong`: the wrong fields in the form's order; none: `message` is about the whole form. */
interface FormProblem {
  readonly message: string;
  readonly wrong: readonly WrongField[];
}

/** The action's answer to the posted form; `problem` is null after success. */
export interface FormAnswer {
  readonly intent: string;
  readonly typed: { readonly fullName: string; readonly phone: string; readonly email: string };
  readonly problem: FormProblem | null;
}

export interface FormCardProps {
  readonly intent: 'details' | 'email' | 'password' | 'everywhere';
  readonly title: string;
  readonly lead?: ReactNode;
  readonly answer?: FormAnswer | undefined;
  /** Message after success. */
  readonly done?: string;
  readonly submit: string;
  readonly children?: ReactNode;
}

export function FormCard({ intent, title, lead, answer, done, submit, children }: FormCardProps) {
  const t = useWords(accountsWords);
  const { state, formData } = useNavigation();
  const busy = state === 'submitting' && formData?.get('intent') === intent;
  const own = answer?.intent === intent ? answer : undefined;
  const isDone = own?.problem === null;
  const wrong = own?.problem?.wrong ?? [];
  const whole = wrong.length === 0 ? own?.problem?.message : undefined;
  return (
    <Card aria-labelledby={`${intent}-title`}>
      <h2 id={`${intent}-title`} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.text}>{lead}</p>}
      {/* A new key clears the fields after success, so that no password stays in the page. */}
      <Form key={isDone ? 'done' : 'open'} method="post" className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        {isDone && (
          <Message tone="ok" live>
            {done}
          </Message>
        )}
        {whole !== undefined && (
          <Message tone="bad" live>
            {whole}
          </Message>
        )}
        {wrong.length > 1 && (
          <ErrorSummary
            title={t('errors', { n: wrong.length })}
            errors={wrong.map(({ field, message }) => ({ fieldId: fieldId(intent, field), text: message }))}
          />
        )}
        {children}
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </Form>
    </Card>
  );
}

/** The id of a form's field, to which a summary of errors leads. */
export const fieldId = (intent: FormCardProps['intent'], field: string): string => `${intent}-${field}`;

/** The error of one field, if any. */
export function errorOf(answer: FormAnswer | undefined, intent: FormCardProps['intent'], field: string): string | undefined {
  return answer?.intent === intent ? answer.problem?.wrong.find((one) => one.field === field)?.message : undefined;
}

export function problemOf({ message, field, fields }: Refusal): FormProblem {
  return { message, wrong: fields ?? (field === undefined ? [] : [{ field, message }]) };
}
