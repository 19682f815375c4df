// A card of the settings screen: heading, what it is for, and its forms.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import type { Intent, SettingsAnswer } from './settings-action.ts';
import styles from './settings.module.css';

interface SettingsCardProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Beside the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsCard({ id, title, lead, aside, children }: SettingsCardProps) {
  return (
    <Card aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.text}>{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  );
}

interface IntentFormProps {
  readonly intent: Intent;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form of one intent. It works without JavaScript. */
export const IntentForm = ({ intent, className, children }: IntentFormProps) => (
  <Form method="post" className={className} noValidate preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
);

interface IntentButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label'> {
  readonly intent: Intent;
  /** Which of several forms of the intent it belongs to. */
  readonly about?: string;
}

export function IntentButton({ intent, about, ...button }: IntentButtonProps) {
  const { state, formData } = useNavigation();
  const isOwn = formData?.get('intent') === intent && (about === undefined || formData.get('domain') === about);
  return <Button {...button} type="submit" busy={state === 'submitting' && isOwn} />;
}

/** The message of a field of a form that was refused. */
export function errorOf(answer: SettingsAnswer | undefined, intent: Intent, field: string): string | undefined {
  return answer?.intent === intent && answer.field === field ? (answer.problem ?? undefined) : undefined;
}
