// Says on every page for whom somebody shops, and until when; below it the way out.
import { useEffect, useState } from 'react';
import { formatTime } from '#base/locale/rules';
import type { PunchoutNow } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import { Message } from '#ui/kit/message';
import { useShop, useWords } from '#ui/page/shop';
import styles from './punchout.module.css';
import { LeaveButton, ReturnButton } from './return-form.tsx';

const MINUTE_MS = 60_000;
const SOON_MINUTES = 10;
const WORDS = { create: 'shoppingFor', edit: 'editing', inspect: 'viewing' } as const;

export function PunchoutStrip({ punchout }: { readonly punchout: PunchoutNow }) {
  const t = useWords(punchoutWords);
  const { site, copyLocale } = useShop();
  const { system, organization, buyer, operation, until } = punchout;
  const minutes = useMinutesLeft(until);
  const time = formatTime(new Date(until), site.timeZone, copyLocale);
  return (
    <div role="region" aria-label={t('banner', { system })}>
      <div className={styles.strip}>
        <div className={`wrap ${styles.stripRow}`}>
          <span>{t(WORDS[operation], { organization, buyer })}</span>
          <span className={styles.until}>{t('until', { time })}</span>
          {operation !== 'inspect' && <LeaveButton className={styles.leave} />}
        </div>
      </div>
      {minutes !== null && minutes <= SOON_MINUTES && (
        <div className="wrap">
          <Message tone="warn" live>
            <p>{t('endsSoon', { system, n: minutes })}</p>
            <ReturnButton punchout={punchout} size="small" />
          </Message>
        </div>
      )}
    </div>
  );
}

/** Whole minutes, at least one; null until the page is awake: a served page does not know how old it is. */
function useMinutesLeft(until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const read = (): void => setLeft(Math.max(1, Math.ceil((new Date(until).getTime() - Date.now()) / MINUTE_MS)));
    read();
    const timer = setInterval(read, MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
