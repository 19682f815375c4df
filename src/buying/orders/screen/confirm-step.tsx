// Asks for confirmation of a step that cannot be undone: the question opens below its button, also without scripts.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/kit/button';
import styles from './confirm-step.module.css';

export interface ConfirmStepProps {
  readonly label: ReactNode;
  /** The item concerned, for screen readers, when several such buttons are on a page. */
  readonly about?: string;
  readonly question: ReactNode;
  readonly lead: ReactNode;
  readonly confirm: ReactNode;
  /** Hidden fields of the form. */
  readonly values: Readonly<Record<string, string>>;
  /** A page of the shopper's other site that takes the form; default: this page. */
  readonly action?: string;
}

export function ConfirmStep({ label, about, question, lead, confirm, values, action }: ConfirmStepProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && Object.entries(values).every(([name, value]) => navigation.formData?.get(name) === value);
  return (
    <details className={styles.ask}>
      <summary className={styles.summary}>
        {label}
        {about !== undefined && <span className="sr">: {about}</span>}
      </summary>
      <Form method="post" className={styles.form} {...(action !== undefined && { action, reloadDocument: true })}>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>
          <b>{question}</b> {lead}
        </p>
        <Button type="submit" busy={busy}>
          {confirm}
        </Button>
      </Form>
    </details>
  );
}
