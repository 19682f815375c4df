// A password chosen where a mailed link leads, and what was wrong with the one before.
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
      {/* Password managers keep the new one beside the right name. */}
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
