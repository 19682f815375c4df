// Whether a store is open now. Pages are cached for everybody, so this appears after hydration and follows the clock.
import { useSyncExternalStore } from 'react';
import { storeState } from '#goods/delivery/rules';
import { formatDay, formatTime } from '#base/locale/rules';
import type { StoreCard } from '#goods/stores/contract';
import { storesWords } from '#goods/stores/words';
import { useShop, useWords } from '#ui/page/shop';
import styles from './store-state.module.css';

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** Minutes since 1970; null on the server and until hydration. */
function useMinute(): number | null {
  return useSyncExternalStore<number | null>(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
}

export function StoreState({ store }: { readonly store: Pick<StoreCard, 'hours' | 'exceptions' | 'timeZone'> }) {
  const t = useWords(storesWords);
  const { copyLocale } = useShop();
  const minute = useMinute();
  if (minute === null) return <p className={styles.state} />;
  const state = storeState(store, minute * MINUTE_MS);
  const time = (minutes: number): string => formatTime(new Date(minutes * MINUTE_MS), 'UTC', copyLocale);
  if (state.open) return <p className={`${styles.state} ${styles.open}`}>{t('openUntil', { time: time(state.closesAt) })}</p>;
  const { opensOn, opensAt, isToday } = state;
  if (opensOn === null || opensAt === null) return <p className={styles.state}>{t('closed')}</p>;
  const day = formatDay(new Date(`${opensOn}T12:00:00Z`), 'UTC', copyLocale);
  return (
    <p className={styles.state}>
      {isToday ? t('closedOpensAt', { time: time(opensAt) }) : t('closedOpensOn', { day, time: time(opensAt) })}
    </p>
  );
}
