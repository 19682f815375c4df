// Fields and button for signing in and requesting an account, used in the forms of the pages and the drawer.
import { useId } from 'react';
import { CaptchaField } from '#people/captcha/screen';
import type { AskedCaptcha, WrongField } from '#base/outcome/rules';
import type { AccountField } from '#people/sessions/rules';
import { sessionsWords } from '#people/sessions/words';
import { Button } from '#ui/kit/button';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import styles from './account-form.module.css';
import { AccountEmail, AccountPassword } from './account-inputs.tsx';
import { PasskeyWay, type PasskeyWayProps } from './passkey-way.tsx';

/** Result of the last attempt. `captcha`: the question for the next one. */
export interface FormProblem {
  readonly message: string;
  /** The wrong fields in the form's order; none: `message` is about the whole form. */
  readonly wrong: readonly WrongField[];
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
  const form = useId();
  const wrong = problem?.wrong ?? [];
  const errorOf = (field: AccountField | 'captcha'): string | undefined => wrong.find((one) => one.field === field)?.message;
  const idOf = (field: string): string => `${form}-${field}`;
  const creating = kind !== 'signIn';
  return (
    <>
      {problem !== undefined && wrong.length === 0 && (
        <Message tone="bad" live>
          {problem.message}
        </Message>
      )}
      {creating && <NewPersonFields business={kind === 'business'} typed={typed} wrong={wrong} idOf={idOf} errorOf={errorOf} />}
      <AccountEmail
        id={idOf('email')}
        autoComplete={creating ? 'email' : 'username webauthn'}
        defaultValue={typed.email}
        error={errorOf('email')}
      />
      <AccountPassword id={idOf('password')} creating={creating} error={errorOf('password')} />
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

interface NewPersonProps {
  readonly business: boolean;
  readonly typed: NonNullable<AccountFieldsProps['typed']>;
  readonly wrong: FormProblem['wrong'];
  readonly idOf: (field: string) => string;
  readonly errorOf: (field: AccountField) => string | undefined;
}

/** What is wrong, and who opens the account. */
function NewPersonFields({ business, typed, wrong, idOf, errorOf }: NewPersonProps) {
  const t = useWords(sessionsWords);
  return (
    <>
      <ErrorSummary
        title={t('errors', { n: wrong.length })}
        errors={wrong.map(({ field, message }) => ({ fieldId: idOf(field), text: message }))}
      />
      {business && (
        <Field id={idOf('company')} label={t('company')} error={errorOf('company')}>
          <TextInput name="company" autoComplete="organization" defaultValue={typed.company} required />
        </Field>
      )}
      <Field id={idOf('fullName')} label={t('fullName')} error={errorOf('fullName')}>
        <TextInput name="fullName" autoComplete="name" defaultValue={typed.fullName} required />
      </Field>
    </>
  );
}
