// The rewards that a page caches: for five minutes, until reward money comes or goes (APP-21, RWD-1).
import type { RewardsInformation } from '#buying/rewards/contract';
import { cachedRewards, rewardsKey } from '#buying/rewards/rules';

/** What is cached, with the ledger's revision when it was fetched. */
type Kept = RewardsInformation & { readonly revision?: string };

/** Null: nothing is cached, or it is outdated. */
export function keptRewards(rewardsNumber: string, locale: string): Kept | null {
  try {
    return cachedRewards<Kept>(window.sessionStorage.getItem(rewardsKey(rewardsNumber)), { now: Date.now(), locale });
  } catch {
    return null; // Storage is refused: they are asked for each time.
  }
}

/** Clears the "new" flags in the cached copy, since the page has now shown them. */
export function keepRewards(rewardsNumber: string, rewards: RewardsInformation, revision: string, locale: string): void {
  const record = { ...rewards, revision, showFreeSkuNewFlag: false, showTierUpgradeNewFlag: false, timeStamp: Date.now(), locale };
  try {
    window.sessionStorage.setItem(rewardsKey(rewardsNumber), JSON.stringify(record));
  } catch {
    // Storage is full or refused.
  }
}

/** Called when reward money came or went. */
const watchers = new Set<() => void>();

export function watchLedger(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The server said where the ledger is: what was cached before that goes, and the page asks anew. */
export function noteRevision(rewardsNumber: string, revision: string, locale: string): void {
  const kept = keptRewards(rewardsNumber, locale);
  if (kept === null || kept.revision === revision) return;
  window.sessionStorage.removeItem(rewardsKey(rewardsNumber));
  for (const watcher of watchers) watcher();
}
