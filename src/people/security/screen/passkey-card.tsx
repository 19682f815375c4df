// The passkeys of the account, and the way to another one.
import { formatDate } from '#base/locale/rules';
import type { Passkey } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { Card } from '#ui/kit/card';
import { KeyIcon, LaptopIcon, SmartphoneIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { SecurityRow } from './security-row.tsx';
import styles from './security.module.css';

interface PasskeyCardProps {
  readonly passkeys: readonly Passkey[];
  readonly timeZone: string;
}

export function PasskeyCard({ passkeys, timeZone }: PasskeyCardProps) {
  const t = useWords(securityWords);
  const paths = usePaths();
  return (
    <Card aria-labelledby="security-passkeys">
      <div className={styles.head}>
        <div>
          <h2 id="security-passkeys" className={styles.title}>
            {t('passkeys')}
          </h2>
          <p className={styles.text}>{t('passkeysText')}</p>
        </div>
        <LinkButton to={paths.passkey('new')} variant="primary">
          {t('addPasskey')}
        </LinkButton>
      </div>
      <ul className={styles.rows}>
        {passkeys.length === 0 && <SecurityRow icon={<KeyIcon />} title={t('passkeysNone')} text={t('passkeysNoneText')} />}
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.passkeyId} passkey={passkey} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function PasskeyRow({ passkey, timeZone }: { readonly passkey: Passkey; readonly timeZone: string }) {
  const t = useWords(securityWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const { passkeyId, name, kind, addedAt, usedAt } = passkey;
  const dayOf = (instant: string): string => formatDate(new Date(instant), timeZone, copyLocale);
  const day = dayOf(addedAt);
  return (
    <SecurityRow
      icon={kind === 'computer' ? <LaptopIcon /> : <SmartphoneIcon />}
      title={name}
      text={usedAt === null ? t('passkeyAddedAt', { day }) : t('passkeyUsedAt', { day, used: dayOf(usedAt) })}
      action={
        <LinkButton to={paths.passkey(passkeyId)} aria-label={t('managePasskeyNamed', { name })}>
          {t('managePasskey')}
        </LinkButton>
      }
    />
  );
}
