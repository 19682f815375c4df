// "Order within 2 h 10 min": time left for the promised day. Counts down by the minute after hydration.
import { useSyncExternalStore, type ReactNode } from 'react';
import { countdownWords } from '#goods/delivery/words';
import { localTime } from '#base/calendar/rules';
import { timeLeft } from '#goods/delivery/rules';
import { useShop, useWords } from '#ui/page/shop';
import styles from './order-within.module.css';

const MINUTE_MS = 60_000;
const LOOK_MS = 5_000;

function watchMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

/** The text takes the room of its longest form from the start, so that nothing moves as the minutes pass. */
const LONGEST = { h: 20, m: 50 };

/** The current minute, in milliseconds since 1970; null on the server and until hydration. */
function useMinute(): number | null {
  return useSyncExternalStore<number | null>(
    watchMinutes,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  );
}

export interface OrderWithinProps {
  /** Minutes since midnight on the site's clock; null when the promise does not depend on the hour. */
  readonly orderBy: number | null;
  /** Shown until hydration, and without JavaScript. */
  readonly children?: ReactNode;
}

/** Nothing without a deadline or after it. */
export function OrderWithin({ orderBy, children = null }: OrderWithinProps) {
  const t = useWords(countdownWords);
  const { site } = useShop();
  const now = useMinute();
  if (orderBy === null) return null;
  if (now === null) return children;
  const left = timeLeft(orderBy, localTime(now, site.timeZone).minutes);
  if (left === null) return null;
  const { hours: h, minutes: m } = left;
  return (
    <span className={styles.left} data-longest={t('orderWithin', { time: t('hoursMinutes', LONGEST) })}>
      {t('orderWithin', { time: h === 0 ? t('minutesOnly', { m }) : t('hoursMinutes', { h, m }) })}
    </span>
  );
}
