// What is entered in the purchasing system: the address, and the secret, which is shown once.
import { formatDate } from '#base/locale/rules';
import type { ConnectionPage } from '#people/procurement/contract';
import { procurementWords } from '#people/procurement/words';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useShop, useWords } from '#ui/page/shop';
import type { ConnectionAnswer } from './connection-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './parts.tsx';
import styles from './procurement.module.css';

interface SecretCardProps {
  readonly page: ConnectionPage;
  readonly answer: ConnectionAnswer | undefined;
  readonly timeZone: string;
}

export function SecretCard({ page: { connection, address, secrets }, answer, timeZone }: SecretCardProps) {
  const t = useWords(procurementWords);
  const { copyLocale } = useShop();
  const day = (instant: string): string => formatDate(new Date(instant), timeZone, copyLocale);
  return (
    <SettingsCard id="secret" title={t('giveSystem')}>
      <ShownText label={t('address')} text={address} />
      {connection.kind === 'oci' && <ShownText label={t('ociUser')} text={connection.ociUser} />}
      <h3 className={styles.subtitle}>{t(`secret${connection.kind}`)}</h3>
      {answer?.secret !== undefined && (
        <Message tone="ok" live>
          <ShownText label={t('newSecret')} text={answer.secret} />
        </Message>
      )}
      {secrets.length === 0 && <p className={styles.small}>{t('noSecret')}</p>}
      <ul className={styles.list}>
        {secrets.map(({ ending, madeAt, madeBy, expiresAt }) => (
          <li key={ending}>
            <span>
              {expiresAt === null
                ? t('secretCurrent', { ending, date: day(madeAt), name: madeBy })
                : t('secretOld', { ending, date: day(expiresAt) })}
            </span>
            {expiresAt !== null && (
              <IntentForm intent="revoke">
                <input type="hidden" name="ending" value={ending} />
                <IntentButton intent="revoke" size="small">
                  {t('revoke')}
                </IntentButton>
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
      <IntentForm intent="secret">
        <IntentButton intent="secret">{t('makeSecret')}</IntentButton>
      </IntentForm>
    </SettingsCard>
  );
}

const ShownText = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Field label={label}>
    <TextInput readOnly value={text} onFocus={(event) => event.target.select()} />
  </Field>
);
