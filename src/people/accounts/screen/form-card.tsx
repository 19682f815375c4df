// One thing of the account that can be changed: what it is, its fields, and what became of the last try.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Message } from '#ui/kit/message';
import styles from './details.module.css';

/** What the page's action says of the form that was sent; `problem` null: it is done. */
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
  /** Said when it is done. */
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
      {/* What was typed is forgotten once it is done: passwords do not stay in a field. */}
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

/** What is wrong with one field of a form, if anything. */
export function errorOf(answer: FormAnswer | undefined, intent: FormCardProps['intent'], field: string): string | undefined {
  return answer?.intent === intent && answer.problem?.field === field ? answer.problem.message : undefined;
}
