// Fields and button for signing in and requesting an account, used in the forms of the pages and the drawer.
import { useState } from 'react';
import { CaptchaField } from '#people/captcha/screen';
import type { AskedCaptcha } from '#base/outcome/rules';
import { isEmail, MIN_PASSWORD_LENGTH, type AccountField } from '#people/sessions/rules';
import { sessionsWords } from '#people/sessions/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { EmailInput } from '#ui/kit/email-input';
import { TextInput } from '#ui/kit/text-input';
import styles from './account-form.module.css';
import { PasskeyWay, type PasskeyWayProps } from './passkey-way.tsx';
import { PasswordInput } from './password-input.tsx';

/** Result of the last attempt. `captcha`: the question for the next one. */
export interface FormProblem {
  readonly message: string;
  readonly field?: AccountField | 'captcha' | undefined;
  readonly captcha?: AskedCaptcha | undefined;
}

export interface AccountFieldsProps {
  readonly kind: 'signIn' | 'create' | 'business';
  readonly busy: boolean;
  readonly problem?: FormProblem | undefined;
  readonly typed?: { readonly fullName?: string; readonly email?: string; readonly company?: string } | undefined;
  /** Where to go after signing in with a passkey; absent: back to this page. */
  readonly back?: string;
  /** Called after signing in with a passkey; absent: the page is left. */
  readonly onPasskey?: PasskeyWayProps['onSignedIn'];
  /** Uses a secondary button, because another way on this page is primary. */
  readonly quiet?: boolean;
}

export function AccountFields({ kind, busy, problem, typed = {}, quiet = false, back, onPasskey }: AccountFieldsProps) {
  const t = useWords(sessionsWords);
  const paths = usePaths();
  const errorOf = (field: NonNullable<FormProblem['field']>): string | undefined =>
    problem?.field === field ? problem.message : undefined;
  const creating = kind !== 'signIn';
  return (
    <>
      {problem !== undefined && problem.field === undefined && (
        <Message tone="bad" live>
          {problem.message}
        </Message>
      )}
      {kind === 'business' && (
        <Field label={t('company')} error={errorOf('company')}>
          <TextInput name="company" autoComplete="organization" defaultValue={typed.company} required />
        </Field>
      )}
      {creating && (
        <Field label={t('fullName')} error={errorOf('fullName')}>
          <TextInput name="fullName" autoComplete="name" defaultValue={typed.fullName} required />
        </Field>
      )}
      <AccountEmail autoComplete={creating ? 'email' : 'username webauthn'} defaultValue={typed.email} error={errorOf('email')} />
      <AccountPassword creating={creating} error={errorOf('password')} />
      {!creating && (
        <p className={styles.forgotten}>
          <TextAction to={paths.forgottenPassword()}>{t('forgotten')}</TextAction>
        </p>
      )}
      {problem?.captcha && (
        <fieldset className={styles.question}>
          <legend>{t('questionTitle')}</legend>
          <p>{t('questionWhy')}</p>
          <CaptchaField {...problem.captcha} error={errorOf('captcha')} />
        </fieldset>
      )}
      <Button type="submit" variant={quiet ? undefined : 'primary'} wide busy={busy}>
        {busy ? t(creating ? 'creating' : 'signingIn') : t(creating ? 'create' : 'signIn')}
      </Button>
      {!creating && <PasskeyWay back={back} onSignedIn={onPasskey} />}
    </>
  );
}

interface AccountEmailProps {
  /** `webauthn`: the browser offers passkeys among the addresses it knows. */
  readonly autoComplete: 'email' | 'username webauthn';
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
}

/** Judges the address when the shopper leaves the field. */
function AccountEmail({ autoComplete, defaultValue, error }: AccountEmailProps) {
  const t = useWords(sessionsWords);
  const [invalid, setInvalid] = useState<string>();
  return (
    <Field label={t('email')} error={invalid ?? error}>
      <EmailInput
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required
        onBlur={(event) => setInvalid(event.target.value === '' || isEmail(event.target.value.trim()) ? undefined : t('EMAIL_INVALID'))}
      />
    </Field>
  );
}

function AccountPassword({ creating, error }: { readonly creating: boolean; readonly error: string | undefined }) {
  const t = useWords(sessionsWords);
  return (
    <Field
      label={t(creating ? 'newPassword' : 'password')}
      hint={creating ? t('passwordHint', { minimum: MIN_PASSWORD_LENGTH }) : undefined}
      error={error}
    >
      <PasswordInput
        name="password"
        autoComplete={creating ? 'new-password' : 'current-password'}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
    </Field>
  );
}
