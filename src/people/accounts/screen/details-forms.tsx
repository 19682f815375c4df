// The forms of the details page.
import { accountsWords } from '#people/accounts/words';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import { PasswordInput } from '#people/sessions/screen';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { EmailInput } from '#ui/kit/email-input';
import { TextInput } from '#ui/kit/text-input';
import styles from './details.module.css';
import { errorOf, fieldId, FormCard, type FormAnswer } from './form-card.tsx';
import { useEmailCheck } from './use-email-check.ts';

interface DetailsProps {
  readonly answer: FormAnswer | undefined;
  readonly person: { readonly fullName: string; readonly phone: string; readonly email: string };
}

export function DetailsForm({ answer, person }: DetailsProps) {
  const t = useWords(accountsWords);
  const shown = answer?.intent === 'details' && answer.problem !== null ? answer.typed : person;
  return (
    <FormCard intent="details" title={t('nameAndPhone')} answer={answer} done={t('detailsSaved')} submit={t('saveDetails')}>
      <Field id={fieldId('details', 'fullName')} label={t('fullName')} error={errorOf(answer, 'details', 'fullName')}>
        <TextInput name="fullName" autoComplete="name" maxLength={120} defaultValue={shown.fullName} required />
      </Field>
      <Field
        id={fieldId('details', 'phone')}
        label={t('phone')}
        optional={t('optional')}
        hint={t('phoneHint')}
        error={errorOf(answer, 'details', 'phone')}
      >
        <TextInput name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} defaultValue={shown.phone} />
      </Field>
    </FormCard>
  );
}

export function EmailForm({ answer, person }: DetailsProps) {
  const t = useWords(accountsWords);
  const check = useEmailCheck();
  const asked = answer?.intent === 'email' ? answer.typed.email : '';
  return (
    <FormCard
      intent="email"
      title={t('email')}
      lead={t('emailNow', { email: person.email })}
      answer={answer}
      done={t('emailAsked', { email: asked })}
      submit={t('changeEmail')}
    >
      <Field label={t('newEmail')} error={check.error ?? errorOf(answer, 'email', 'email')}>
        <EmailInput defaultValue={asked} onBlur={check.onBlur} required />
      </Field>
      <PresentPassword error={errorOf(answer, 'email', 'present')} />
    </FormCard>
  );
}

export function PasswordForm({ answer, person }: DetailsProps) {
  const t = useWords(accountsWords);
  return (
    <FormCard
      intent="password"
      title={t('password')}
      lead={t('passwordLead')}
      answer={answer}
      done={t('passwordChanged')}
      submit={t('changePassword')}
    >
      {/* Tells password managers which account the new password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={person.email} />
      <PresentPassword error={errorOf(answer, 'password', 'present')} />
      <Field
        label={t('newPassword')}
        hint={t('passwordHint', { minimum: MIN_PASSWORD_LENGTH })}
        error={errorOf(answer, 'password', 'password')}
      >
        <PasswordInput name="password" autoComplete="new-password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
      </Field>
    </FormCard>
  );
}

/** In place of a form that the person's organization keeps for itself (H_EMP, H_CP). */
export function KeptByOrganization({ what }: { readonly what: 'details' | 'password' }) {
  const t = useWords(accountsWords);
  return (
    <Card aria-labelledby={`${what}-title`}>
      <h2 id={`${what}-title`} className={styles.title}>
        {t(what === 'details' ? 'nameAndPhone' : 'password')}
      </h2>
      <p className={styles.text}>{t(what === 'details' ? 'keptDetails' : 'keptPassword')}</p>
    </Card>
  );
}

export function EverywhereForm() {
  const t = useWords(accountsWords);
  return <FormCard intent="everywhere" title={t('everywhere')} lead={t('everywhereLead')} submit={t('signOutEverywhere')} />;
}

function PresentPassword({ error }: { readonly error: string | undefined }) {
  const t = useWords(accountsWords);
  return (
    <Field label={t('presentPassword')} error={error}>
      <PasswordInput name="present" autoComplete="current-password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
    </Field>
  );
}
