// The connection with a SAML provider: both sides publish metadata.
import { formatDate } from '#base/locale/rules';
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import { CopyField } from './copy-field.tsx';
import { FormAnswer } from './form-answer.tsx';
import { NewRole } from './new-role.tsx';
import { ProtocolSwitch } from './protocol-switch.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { errorOf, IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

interface SamlCardProps {
  readonly settings: SignOnSettings;
  readonly answer: SettingsAnswer | undefined;
  readonly timeZone: string;
}

export function SamlCard({ settings: { connection, entityId, answersTo }, answer, timeZone }: SamlCardProps) {
  const t = useWords(signOnWords);
  const saml = connection?.protocol === 'saml' ? connection : null;
  return (
    <SettingsCard id="connection" title={t('connection')} lead={<ProtocolSwitch protocol="saml" />}>
      <h3 className={styles.subtitle}>{t('giveProvider')}</h3>
      <CopyField label={t('answersTo')} text={answersTo} />
      <CopyField label={t('entityId')} text={entityId} hint={t('entityIdHint')} />
      <h3 className={styles.subtitle}>{t('getFromProvider')}</h3>
      {saml !== null && <Known connection={saml} timeZone={timeZone} />}
      <IntentForm intent="saml" className={styles.form}>
        <SamlFields saml={saml} answer={answer?.intent === 'saml' ? answer : undefined} />
        <FormAnswer answer={answer} of={['saml']} />
        <div>
          <IntentButton intent="saml" variant={saml === null ? 'primary' : undefined}>
            {t('saveConnection')}
          </IntentButton>
        </div>
      </IntentForm>
    </SettingsCard>
  );
}

type Saml = NonNullable<SignOnSettings['connection']>;

/** Whose metadata are stored, and how long their certificates last. */
function Known({ connection: { issuer, certificates }, timeZone }: { readonly connection: Saml; readonly timeZone: string }) {
  const t = useWords(signOnWords);
  const { copyLocale } = useShop();
  const ends = certificates.map((end) => formatDate(new Date(end), timeZone, copyLocale));
  return (
    <p className={styles.text}>
      <b>{issuer}</b>
      <br />
      {t('certificatesEnd', { count: ends.length, ends: ends.join(', ') })}
    </p>
  );
}

interface SamlFieldsProps {
  readonly saml: Saml | null;
  /** To this form. */
  readonly answer: SettingsAnswer | undefined;
}

function SamlFields({ saml, answer }: SamlFieldsProps) {
  const t = useWords(signOnWords);
  const typed = answer?.typed ?? {};
  const isTyped = Object.keys(typed).length > 0;
  const isOn = (name: 'opensAccounts' | 'startsAtProvider', otherwise: boolean) => (isTyped ? name in typed : (saml?.[name] ?? otherwise));
  const emailClaim = typed['emailClaim'] ?? saml?.emailClaim ?? 'email';
  const groupsClaim = typed['groupsClaim'] ?? saml?.groupsClaim ?? 'groups';
  return (
    <>
      <Field label={t('metadata')} hint={t(saml === null ? 'metadataHint' : 'metadataNext')} error={errorOf(answer, 'saml', 'metadata')}>
        <TextArea name="metadata" rows={6} defaultValue={typed['metadata']} spellCheck={false} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label={t('emailClaim')}>
          <TextInput name="emailClaim" defaultValue={emailClaim} maxLength={200} autoComplete="off" spellCheck={false} />
        </Field>
        <Field label={t('groupsClaim')}>
          <TextInput name="groupsClaim" defaultValue={groupsClaim} maxLength={100} autoComplete="off" spellCheck={false} />
        </Field>
        <NewRole chosen={typed['role'] ?? saml?.role ?? 'buyer'} />
      </div>
      <div>
        <Checkbox name="opensAccounts" defaultChecked={isOn('opensAccounts', true)} label={t('opensAccounts')} />
        <Checkbox name="startsAtProvider" defaultChecked={isOn('startsAtProvider', false)} label={t('startsAtProvider')} />
      </div>
    </>
  );
}
