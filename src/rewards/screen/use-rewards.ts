// A member's rewards, kept for five minutes by their number (APP-21, RWD-1). Where they cannot be fetched they are an empty object (ERR-4).
import { useEffect, useState } from 'react';
import { isRefusal } from '#outcome/rules';
import type { RewardsInformation, rewardsContract } from '#rewards/contract';
import { keptRewards, rewardsKey } from '#rewards/rules';
import { caller } from '#ui/call';

/** Whole, or nothing of it. */
export type Rewards = RewardsInformation | Record<string, never>;

const call = caller<typeof rewardsContract>();

/** Null while they are asked for. */
export function useRewards(rewardsNumber: string): Rewards | null {
  const [rewards, setRewards] = useState<Rewards | null>(null);
  useEffect(() => {
    const kept = readKept(rewardsNumber);
    if (kept !== null) return setRewards(kept);
    let left = false;
    void fetchRewards().then((fetched) => {
      if (isKnown(fetched)) keep(rewardsNumber, fetched);
      if (!left) setRewards(fetched);
    });
    return () => void (left = true);
  }, [rewardsNumber]);
  return rewards;
}

export const isKnown = (rewards: Rewards): rewards is RewardsInformation => 'amtSpent' in rewards;

async function fetchRewards(): Promise<Rewards> {
  const [info, available] = await Promise.all([
    call('GET /ele-lpd/api/getSlpCustomerRewardsInfo', {}),
    call('GET /ele-lpd/api/getAvailableRewards', {}),
  ]);
  return isRefusal(info) || isRefusal(available) ? {} : { ...info, ...available };
}

function readKept(rewardsNumber: string): RewardsInformation | null {
  try {
    return keptRewards<RewardsInformation>(window.sessionStorage.getItem(rewardsKey(rewardsNumber)), Date.now());
  } catch {
    return null; // Storage is refused: they are asked for each time.
  }
}

/** What was new has been told with this answer: the kept copy says it no more. */
function keep(rewardsNumber: string, rewards: RewardsInformation): void {
  const record = { ...rewards, showFreeSkuNewFlag: false, showTierUpgradeNewFlag: false, timeStamp: Date.now() };
  try {
    window.sessionStorage.setItem(rewardsKey(rewardsNumber), JSON.stringify(record));
  } catch {
    // Full, or not allowed.
  }
}
