// What happened to the account's sign-in lately.
import { formatDay, formatTime } from '#base/locale/rules';
import type { Activity } from '#people/security/contract';
import { securityWords } from '#people/security/words';
import { Card } from '#ui/kit/card';
import { ErrorIcon, KeyIcon, PlanIcon, SignInIcon } from '#ui/kit/icons';
import { useShop, useWords } from '#ui/page/shop';
import { SecurityRow } from './security-row.tsx';
import styles from './security.module.css';

interface ActivityCardProps {
  readonly activity: readonly Activity[];
  readonly timeZone: string;
}

export function ActivityCard({ activity, timeZone }: ActivityCardProps) {
  const t = useWords(securityWords);
  return (
    <Card aria-labelledby="activity-title">
      <div className={styles.head}>
        <div>
          <h2 id="activity-title" className={styles.title}>
            {t('activity')}
          </h2>
          <p className={styles.text}>{activity.length === 0 ? t('noActivity') : t('activityText')}</p>
        </div>
      </div>
      <ul className={styles.rows}>
        {activity.map((one) => (
          <ActivityRow key={`${one.kind} ${one.at}`} activity={one} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function ActivityRow({ activity, timeZone }: { readonly activity: Activity; readonly timeZone: string }) {
  const t = useWords(securityWords);
  const { copyLocale } = useShop();
  const { browser, system, times, kind } = activity;
  const at = new Date(activity.at);
  const device = browser === '' || system === '' ? t('unknownDevice') : t('device', { browser, system });
  const when = { day: formatDay(at, timeZone, copyLocale), time: formatTime(at, timeZone, copyLocale) };
  return (
    <SecurityRow
      icon={iconOf(kind)}
      title={t(wordOf(activity), { times })}
      text={<time dateTime={activity.at}>{t('activityAt', { device, ...when })}</time>}
    />
  );
}

const SIGNED_IN = {
  '': 'activitySignedInPassword',
  password: 'activitySignedInPassword',
  recoveryCode: 'activitySignedInRecovery',
  passkey: 'activitySignedInPasskey',
  signOn: 'activitySignedInSignOn',
  opening: 'activitySignedInOpening',
} as const;

const CHANGED = {
  wrongPassword: 'activityWrongPassword',
  passwordChanged: 'activityPasswordChanged',
  twoStepOn: 'activityTwoStepOn',
  twoStepOff: 'activityTwoStepOff',
  passkeyAdded: 'activityPasskeyAdded',
  passkeyRemoved: 'activityPasskeyRemoved',
} as const;

const wordOf = ({ kind, way }: Activity) => (kind === 'signedIn' ? SIGNED_IN[way] : CHANGED[kind]);

function iconOf(kind: Activity['kind']) {
  if (kind === 'signedIn') return <SignInIcon />;
  if (kind === 'wrongPassword') return <ErrorIcon />;
  return kind === 'passwordChanged' || kind === 'passkeyAdded' || kind === 'passkeyRemoved' ? <KeyIcon /> : <PlanIcon />;
}
