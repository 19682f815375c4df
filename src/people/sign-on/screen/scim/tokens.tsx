// Tokens of the directory: which there are, a new one, and revoking one.
import { formatDate, formatTime } from '#base/locale/rules';
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Badge } from '#ui/kit/badge';
import { Field } from '#ui/kit/field';
import { KeyIcon } from '#ui/kit/icons';
import { Select } from '#ui/kit/select';
import { useShop, useWords } from '#ui/page/shop';
import { IntentButton, IntentForm } from '../settings-card.tsx';
import styles from '../settings.module.css';

type Token = SignOnSettings['scim']['tokens'][number];

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly timeZone: string;
}

export function TokenList({ tokens, timeZone }: TokenListProps) {
  const t = useWords(signOnWords);
  if (tokens.length === 0) return <p className={styles.text}>{t('noTokens')}</p>;
  return (
    <ul className={styles.rows}>
      {tokens.map((token) => (
        <TokenRow key={token.ending} token={token} timeZone={timeZone} />
      ))}
    </ul>
  );
}

function TokenRow({ token: { ending, madeAt, madeBy, expiresAt, usedAt, isExpired }, timeZone }: { token: Token; timeZone: string }) {
  const t = useWords(signOnWords);
  const { copyLocale } = useShop();
  const day = (at: string): string => formatDate(new Date(at), timeZone, copyLocale);
  const used =
    usedAt === null ? t('tokenUnused') : t('tokenUsed', { day: day(usedAt), time: formatTime(new Date(usedAt), timeZone, copyLocale) });
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden>
        <KeyIcon />
      </span>
      <div className={styles.what}>
        <b>{t('tokenEnding', { ending })}</b> {isExpired && <Badge tone="warn">{t('expired')}</Badge>}
        <p>
          {t('tokenFacts', { made: day(madeAt), name: madeBy, until: day(expiresAt) })} {used}
        </p>
      </div>
      <div className={styles.acts}>
        <IntentForm intent="revokeToken">
          <input type="hidden" name="ending" value={ending} />
          <IntentButton intent="revokeToken" size="small">
            {t('revoke')}
            <span className="sr"> {ending}</span>
          </IntentButton>
        </IntentForm>
      </div>
    </li>
  );
}

export function TokenForm({ problem }: { readonly problem: string | null }) {
  const t = useWords(signOnWords);
  const options = ([90, 365, 730] as const).map((days) => ({ value: String(days), label: t(`days${days}`) }));
  return (
    <IntentForm intent="makeToken" className={styles.form}>
      <div className={styles.line}>
        <Field label={t('tokenLasts')} error={problem ?? undefined}>
          <Select name="days" defaultValue="365" options={options} />
        </Field>
        <IntentButton intent="makeToken">{t('makeToken')}</IntentButton>
      </div>
      <p className={styles.small}>{t('tokenTwo')}</p>
    </IntentForm>
  );
}
