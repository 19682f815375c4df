// The page's cache of a member's rewards, and how long it is valid (APP-21, RWD-1).

/** In sessionStorage, one record for each rewards number. */
export const rewardsKey = (rewardsNumber: string): string => `rewardsInformation-slp-${rewardsNumber}`;

/** Age limit of a cached record. */
export const REWARDS_CACHE_MS = 300_000;

/** The cached record; null when it is broken, too old, from the future, or of another locale. */
export function cachedRewards<T extends object>(
  text: string | null,
  { now, locale }: { readonly now: number; readonly locale: string },
): (T & { readonly timeStamp: number }) | null {
  const cached: unknown = parsed(text);
  if (typeof cached !== 'object' || cached === null) return null;
  const { timeStamp, locale: spoken } = cached as { timeStamp?: unknown; locale?: unknown };
  if (spoken !== locale) return null;
  const counts = typeof timeStamp === 'number' && timeStamp <= now && now - timeStamp < REWARDS_CACHE_MS;
  return counts ? (cached as T & { readonly timeStamp: number }) : null; // written by this page alone
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
