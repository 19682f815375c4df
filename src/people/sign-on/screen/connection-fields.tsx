// The fields of the connection. A refused form keeps what was typed, but for the secret.
import { useEffect, useRef } from 'react';
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { NewRole } from './new-role.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { errorOf } from './settings-card.tsx';
import styles from './settings.module.css';

const MISSING = { issuer: 'ISSUER_INVALID', clientId: 'CLIENT_REQUIRED', secret: 'SECRET_REQUIRED' } as const;

/** Everything that a refused form left out; the server names the first. Only a new connection has to bring its secret. */
const missingIn = (answer: SettingsAnswer | undefined, isNew: boolean): readonly string[] =>
  answer === undefined || answer.problem === null ? [] : answer.empty.filter((field) => field !== 'secret' || isNew);

interface ConnectionFieldsProps {
  readonly connection: SignOnSettings['connection'];
  /** To this form. */
  readonly answer: SettingsAnswer | undefined;
}

export function ConnectionFields({ connection, answer }: ConnectionFieldsProps) {
  const t = useWords(signOnWords);
  const typed = answer?.typed ?? {};
  const isTyped = Object.keys(typed).length > 0;
  const missing = missingIn(answer, connection === null);
  const error = (field: keyof typeof MISSING) =>
    errorOf(answer, 'connection', field) ?? (missing.includes(field) ? t(MISSING[field]) : undefined);
  const secret = useRef<HTMLInputElement>(null);
  // A secret that was stored does not stay in the page.
  useEffect(() => {
    if (secret.current !== null && answer?.problem === null) secret.current.value = '';
  }, [answer]);
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  const issuer = typed['issuer'] ?? connection?.issuer;
  const clientId = typed['clientId'] ?? connection?.clientId;
  const groupsClaim = typed['groupsClaim'] ?? connection?.groupsClaim ?? 'groups';
  return (
    <>
      <Field label={t('issuer')} hint={t('issuerHint')} error={error('issuer')}>
        <TextInput {...plain} name="issuer" type="url" defaultValue={issuer} maxLength={500} />
      </Field>
      <div className={styles.pair}>
        <Field label={t('clientId')} error={error('clientId')}>
          <TextInput {...plain} name="clientId" defaultValue={clientId} maxLength={200} />
        </Field>
        <Field label={t('secret')} hint={connection === null ? undefined : t('secretHint')} error={error('secret')}>
          <TextInput {...plain} ref={secret} name="secret" type="password" maxLength={500} />
        </Field>
        <Field label={t('groupsClaim')} hint={t('groupsHint')}>
          <TextInput {...plain} name="groupsClaim" defaultValue={groupsClaim} maxLength={100} />
        </Field>
        <NewRole chosen={typed['role'] ?? connection?.role ?? 'buyer'} />
      </div>
      <div>
        <Checkbox
          name="opensAccounts"
          defaultChecked={isTyped ? 'opensAccounts' in typed : (connection?.opensAccounts ?? true)}
          label={t('opensAccounts')}
        />
        <Checkbox
          name="trustsAddresses"
          defaultChecked={isTyped ? 'trustsAddresses' in typed : (connection?.trustsAddresses ?? false)}
          label={t('trustsAddresses')}
        />
      </div>
    </>
  );
}
