// What the directory did, and what was refused.
import { formatDate, formatTime } from '#base/locale/rules';
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { useShop, useWords } from '#ui/page/shop';
import { SettingsCard } from '../settings-card.tsx';
import styles from '../settings.module.css';

const KINDS = [
  'userCreated',
  'userChanged',
  'userDeactivated',
  'userReactivated',
  'userRemoved',
  'groupCreated',
  'groupChanged',
  'groupRemoved',
  'DOMAIN_NOT_PROVEN',
  'EMAIL_ELSEWHERE',
  'EMAIL_REQUIRED',
  'LAST_ADMINISTRATOR',
] as const;

interface ScimEventsCardProps {
  readonly events: SignOnSettings['scim']['events'];
  readonly timeZone: string;
}

export function ScimEventsCard({ events, timeZone }: ScimEventsCardProps) {
  const t = useWords(signOnWords);
  const { copyLocale } = useShop();
  return (
    <SettingsCard id="scim-events" title={t('scimEvents')} lead={t('scimEventsLead')}>
      <ol className={styles.list}>
        {events.map(({ at, kind, about }, place) => {
          const known = KINDS.find((one) => one === kind);
          const when = new Date(at);
          return (
            <li key={`${at} ${place}`}>
              {known !== undefined && t(`did${known}`, { about })}
              <p className={styles.small}>
                {formatDate(when, timeZone, copyLocale)} · {formatTime(when, timeZone, copyLocale)}
              </p>
            </li>
          );
        })}
      </ol>
    </SettingsCard>
  );
}
