// Password field on the page of a mailed link, with the error of the last attempt.
import { accountsWords } from '#people/accounts/words';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import { PasswordInput } from '#people/sessions/screen';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';

interface PasswordChoiceProps {
  readonly email: string;
  readonly label: string;
  readonly problem: { readonly message: string; readonly field: string | undefined } | undefined;
}

export function PasswordChoice({ email, label, problem }: PasswordChoiceProps) {
  const t = useWords(accountsWords);
  return (
    <>
      {problem !== undefined && problem.field === undefined && (
        <Message tone="bad" live>
          {problem.message}
        </Message>
      )}
      {/* Tells password managers which account the new password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field
        label={label}
        hint={t('passwordHint', { minimum: MIN_PASSWORD_LENGTH })}
        error={problem?.field === undefined ? undefined : problem.message}
      >
        <PasswordInput name="password" autoComplete="new-password" showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
      </Field>
    </>
  );
}
