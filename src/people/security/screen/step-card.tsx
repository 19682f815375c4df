// A card of the two-step page, and the form in it.
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { securityWords } from '#people/security/words';
import { PasswordInput } from '#people/sessions/screen';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import styles from './security.module.css';

/** A secret for an app. `handle` asks for it once more after a wrong code. */
export interface Offer {
  readonly secret: string;
  readonly address: string;
  readonly handle: string;
  readonly qr: { readonly size: number; readonly path: string };
}

export interface TwoStepAnswer {
  readonly intent: string;
  readonly problem?: { readonly message: string; readonly field?: string | undefined };
  readonly offer?: Offer;
  readonly recoveryCodes?: readonly string[];
  /** Where to go on, once a sign-in is finished. */
  readonly next?: string;
}

export interface Answered {
  readonly answer: TwoStepAnswer | undefined;
}

interface StepCardProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

export function StepCard({ id, title, text, children }: StepCardProps) {
  return (
    <Card aria-labelledby={id} className={styles.step}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </Card>
  );
}

interface StepFormProps extends Answered {
  readonly intent: string;
  readonly submit: string;
  readonly primary?: boolean;
  /** Where a sign-in goes on. */
  readonly back?: string | undefined;
  readonly children?: ReactNode;
}

export function StepForm({ intent, answer, submit, primary = false, back, children }: StepFormProps) {
  const { state, formData } = useNavigation();
  const whole = answer?.intent === intent && answer.problem?.field === undefined ? answer.problem?.message : undefined;
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      {whole !== undefined && (
        <Message tone="bad" live>
          {whole}
        </Message>
      )}
      {children}
      <Button type="submit" variant={primary ? 'primary' : undefined} busy={state === 'submitting' && formData?.get('intent') === intent}>
        {submit}
      </Button>
    </Form>
  );
}

export function PresentPassword({ error }: { readonly error: string | undefined }) {
  const t = useWords(securityWords);
  return (
    <Field label={t('presentPassword')} error={error}>
      <PasswordInput name="present" autoComplete="current-password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
    </Field>
  );
}

export function errorOf(answer: TwoStepAnswer | undefined, intent: string, field: string): string | undefined {
  return answer?.intent === intent && answer.problem?.field === field ? answer.problem.message : undefined;
}
