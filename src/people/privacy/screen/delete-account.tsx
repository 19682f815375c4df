// What goes, what stays and why, and the form that deletes the account.
import { Form, useNavigation } from 'react-router';
import { PasswordInput } from '#people/sessions/screen';
import { privacyWords } from '#people/privacy/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Checkbox } from '#ui/kit/checkbox';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import styles from './privacy.module.css';

export interface DeletionFacts {
  readonly email: string;
  /** '' without an organization. */
  readonly organization: string;
  readonly confirmsBy: 'password' | 'email';
}

interface DeleteAccountProps {
  readonly facts: DeletionFacts;
  readonly problem: { readonly message: string; readonly field: string | undefined; readonly understood: boolean } | undefined;
}

export function DeleteAccount({ facts, problem }: DeleteAccountProps) {
  const t = useWords(privacyWords);
  const busy = useNavigation().state === 'submitting';
  const errorAt = (field: string): string | undefined => (problem?.field === field ? problem.message : undefined);
  const understoodError = errorAt('understood');
  return (
    <Card aria-labelledby="delete-title">
      <h2 id="delete-title" className={styles.title}>
        {t('deleteTitle')}
      </h2>
      <p className={styles.text}>{t('deleteText')}</p>
      <WhatHappens organization={facts.organization} />
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        {problem !== undefined && problem.field === undefined && (
          <Message tone="bad" live>
            {problem.message}
          </Message>
        )}
        <input type="hidden" name="username" autoComplete="username" value={facts.email} />
        <Confirmation facts={facts} error={errorAt('present')} />
        <div>
          <Checkbox
            name="understood"
            defaultChecked={problem?.understood ?? false}
            aria-invalid={understoodError !== undefined || undefined}
            aria-describedby={understoodError === undefined ? undefined : 'understood-error'}
            label={t('understood')}
          />
          {understoodError !== undefined && (
            <p id="understood-error" className={styles.error} role="alert">
              {understoodError}
            </p>
          )}
        </div>
        <Button type="submit" variant="danger" busy={busy}>
          {t('deleteAccount')}
        </Button>
      </Form>
    </Card>
  );
}

function Confirmation({
  facts: { organization, confirmsBy },
  error,
}: {
  readonly facts: DeletionFacts;
  readonly error: string | undefined;
}) {
  const t = useWords(privacyWords);
  if (confirmsBy === 'password')
    return (
      <Field label={t('password')} error={error}>
        <PasswordInput name="present" autoComplete="current-password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
      </Field>
    );
  return (
    <Field label={t('typeEmail')} hint={organization === '' ? t('typeEmailHintOther') : t('typeEmailHint', { organization })} error={error}>
      <EmailInput name="present" autoComplete="off" />
    </Field>
  );
}

function WhatHappens({ organization }: { readonly organization: string }) {
  const t = useWords(privacyWords);
  return (
    <div className={styles.happens}>
      <section aria-labelledby="goes-title">
        <h3 id="goes-title">{t('goesTitle')}</h3>
        <ul>
          {(['goesProfile', 'goesShopping', 'goesWords', 'goesRewards'] as const).map((what) => (
            <li key={what}>{t(what)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="stays-title">
        <h3 id="stays-title">{t('staysTitle')}</h3>
        <ul>
          <li>{t('staysOrders')}</li>
          {organization !== '' && (
            <>
              <li>{t('staysShared', { organization })}</li>
              <li>{t('staysOrganization', { organization })}</li>
            </>
          )}
          <li>{t('staysCoupons')}</li>
          <li>{t('staysRepresentatives')}</li>
        </ul>
      </section>
    </div>
  );
}
