// The fields for an email and a password, as the forms of accounts share them.
import { useState } from 'react';
import { isEmail, MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import { sessionsWords } from '#people/sessions/words';
import { EmailInput } from '#ui/kit/email-input';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { PasswordInput } from './password-input.tsx';

interface AccountEmailProps {
  readonly id: string;
  /** `webauthn`: the browser offers passkeys among the addresses it knows. */
  readonly autoComplete: 'email' | 'username webauthn';
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
}

/** Judges the address when the shopper leaves the field. */
export function AccountEmail({ id, autoComplete, defaultValue, error }: AccountEmailProps) {
  const t = useWords(sessionsWords);
  const [invalid, setInvalid] = useState<string>();
  return (
    <Field id={id} label={t('email')} error={invalid ?? error}>
      <EmailInput
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        required
        onBlur={(event) => setInvalid(event.target.value === '' || isEmail(event.target.value.trim()) ? undefined : t('EMAIL_INVALID'))}
      />
    </Field>
  );
}

interface AccountPasswordProps {
  readonly id: string;
  /** A new password, with its least length as a hint. */
  readonly creating: boolean;
  readonly error: string | undefined;
}

export function AccountPassword({ id, creating, error }: AccountPasswordProps) {
  const t = useWords(sessionsWords);
  return (
    <Field
      id={id}
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
