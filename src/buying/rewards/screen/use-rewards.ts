// A member's rewards, cached for five minutes by rewards number (APP-21, RWD-1). An empty object when they cannot be fetched (ERR-4).
import { useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { RewardsInformation, rewardsContract } from '#buying/rewards/contract';
import { cachedRewards, rewardsKey } from '#buying/rewards/rules';
import { caller } from '#ui/page/call';
import { consoleOnly } from '#ui/page/console-only';
import { useShop } from '#ui/page/shop';

/** Complete, or empty. */
export type Rewards = RewardsInformation | Record<string, never>;

const call = caller<typeof rewardsContract>();

/** Null while they load. */
export function useRewards(rewardsNumber: string): Rewards | null {
  const { copyLocale } = useShop();
  const [rewards, setRewards] = useState<Rewards | null>(null);
  useEffect(() => {
    let left = false;
    void rewardsOf(rewardsNumber, copyLocale).then((known) => {
      if (!left) setRewards(known);
    });
    return () => void (left = true);
  }, [rewardsNumber, copyLocale]);
  return rewards;
}

/** The money a member can spend; null while it loads and when it cannot be fetched. */
export function useRewardMoney(rewardsNumber: string): number | null {
  const [balance, setBalance] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    void call('GET /api/rewards', {}).then((reply) => {
      if (!left && !isRefusal(reply)) setBalance(reply.balance);
    });
    return () => void (left = true);
  }, [rewardsNumber]);
  return balance;
}

export const isKnown = (rewards: Rewards): rewards is RewardsInformation => 'amtSpent' in rewards;

async function rewardsOf(rewardsNumber: string, locale: string): Promise<Rewards> {
  const kept = readKept(rewardsNumber, locale);
  if (kept !== null) return kept;
  const [info, available] = await Promise.all([
    call('GET /ele-lpd/api/getSlpCustomerRewardsInfo', {}),
    call('GET /ele-lpd/api/getAvailableRewards', {}),
  ]);
  if (isRefusal(info) || isRefusal(available)) {
    consoleOnly('The rewards could not be fetched.', 'error');
    return {};
  }
  const rewards = { ...info, ...available };
  keep(rewardsNumber, rewards, locale);
  return rewards;
}

function readKept(rewardsNumber: string, locale: string): RewardsInformation | null {
  try {
    return cachedRewards<RewardsInformation>(window.sessionStorage.getItem(rewardsKey(rewardsNumber)), { now: Date.now(), locale });
  } catch {
    return null; // Storage is refused: they are asked for each time.
  }
}

/** Clears the "new" flags in the cached copy, since the page has now shown them. */
function keep(rewardsNumber: string, rewards: RewardsInformation, locale: string): void {
  const record = { ...rewards, showFreeSkuNewFlag: false, showTierUpgradeNewFlag: false, timeStamp: Date.now(), locale };
  try {
    window.sessionStorage.setItem(rewardsKey(rewardsNumber), JSON.stringify(record));
  } catch {
    // Storage is full or refused.
  }
}
