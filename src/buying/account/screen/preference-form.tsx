// A card of the preferences with one form.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Message } from '#ui/kit/message';
import styles from './account.module.css';

export interface PreferenceFormProps {
  readonly intent: 'mails' | 'display';
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** What was just saved; undefined for nothing. */
  readonly saved: string | undefined;
  /** The page is loaded anew, for what concerns the whole document. */
  readonly reloads?: boolean;
  readonly children: ReactNode;
}

export function PreferenceForm({ intent, title, lead, submit, saved, reloads = false, children }: PreferenceFormProps) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === intent;
  return (
    <Card aria-labelledby={`${intent}-title`}>
      <h2 id={`${intent}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{lead}</p>
      <Form method="post" preventScrollReset reloadDocument={reloads} className={styles.form}>
        <input type="hidden" name="intent" value={intent} />
        {saved !== undefined && (
          <Message tone="ok" live>
            {saved}
          </Message>
        )}
        {children}
        <Button type="submit" size="small" busy={busy}>
          {submit}
        </Button>
      </Form>
    </Card>
  );
}
