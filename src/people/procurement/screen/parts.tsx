// Cards and forms of a connection's page. Every form works without JavaScript.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import type { Intent } from './connection-action.ts';
import styles from './procurement.module.css';

interface SettingsCardProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export const SettingsCard = ({ id, title, lead, children }: SettingsCardProps) => (
  <Card aria-labelledby={id} className={styles.card}>
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.text}>{lead}</p>}
    </div>
    {children}
  </Card>
);

interface IntentFormProps {
  readonly intent: Intent;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const IntentForm = ({ intent, className, children }: IntentFormProps) => (
  <Form method="post" className={className} noValidate preventScrollReset>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
);

export function IntentButton({ intent, ...button }: Pick<ButtonProps, 'variant' | 'size' | 'children'> & { readonly intent: Intent }) {
  const { state, formData } = useNavigation();
  return <Button {...button} type="submit" busy={state === 'submitting' && formData?.get('intent') === intent} />;
}
