// What a page keeps of a member's rewards, and how long it counts (APP-21, RWD-1).

/** In session storage, one record for each rewards number. */
export const rewardsKey = (rewardsNumber: string): string => `rewardsInformation-slp-${rewardsNumber}`;

/** Rewards are asked for again after this long. */
export const REWARDS_CACHE_MS = 300_000;

/** The cached record, or null: broken, of an hour to come, too old, or in the words and money of another locale. */
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
