// One form of the account: title, fields, and the result of the last attempt.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Message } from '#ui/kit/message';
import styles from './details.module.css';

/** The action's answer to the posted form; `problem` is null after success. */
export interface FormAnswer {
  readonly intent: string;
  readonly typed: { readonly fullName: string; readonly phone: string; readonly email: string };
  readonly problem: { readonly message: string; readonly field: string | undefined } | null;
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
  const { state, formData } = useNavigation();
  const busy = state === 'submitting' && formData?.get('intent') === intent;
  const own = answer?.intent === intent ? answer : undefined;
  const isDone = own?.problem === null;
  const whole = own?.problem?.field === undefined ? own?.problem?.message : undefined;
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
        {children}
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </Form>
    </Card>
  );
}

/** The error of one field, if any. */
export function errorOf(answer: FormAnswer | undefined, intent: FormCardProps['intent'], field: string): string | undefined {
  return answer?.intent === intent && answer.problem?.field === field ? answer.problem.message : undefined;
}
