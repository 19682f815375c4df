// A member's rewards, cached for five minutes by rewards number (APP-21, RWD-1). An empty object when they cannot be fetched (ERR-4).
import { useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { RewardsInformation, rewardsContract } from '#buying/rewards/contract';
import { caller } from '#ui/page/call';
import { consoleOnly } from '#ui/page/console-only';
import { useShop } from '#ui/page/shop';
import { keepRewards, keptRewards, watchLedger } from './kept-rewards.ts';

/** Complete, or empty. */
export type Rewards = RewardsInformation | Record<string, never>;

const call = caller<typeof rewardsContract>();

/** Null while they load. Loaded anew when reward money came or went. */
export function useRewards(rewardsNumber: string): Rewards | null {
  const { copyLocale } = useShop();
  const [rewards, setRewards] = useState<Rewards | null>(null);
  useEffect(() => {
    let left = false;
    const load = (): void =>
      void rewardsOf(rewardsNumber, copyLocale).then((known) => {
        if (!left) setRewards(known);
      });
    load();
    const stop = watchLedger(load);
    return () => {
      left = true;
      stop();
    };
  }, [rewardsNumber, copyLocale]);
  return rewards;
}

export const isKnown = (rewards: Rewards): rewards is RewardsInformation => 'amtSpent' in rewards;

async function rewardsOf(rewardsNumber: string, locale: string): Promise<Rewards> {
  const kept = keptRewards(rewardsNumber, locale);
  if (kept !== null) return kept;
  // The revision first: what the other two say is at least as new.
  const money = await call('GET /api/rewards', {});
  const [info, available] = await Promise.all([
    call('GET /ele-lpd/api/getSlpCustomerRewardsInfo', {}),
    call('GET /ele-lpd/api/getAvailableRewards', {}),
  ]);
  if (isRefusal(info) || isRefusal(available)) {
    consoleOnly('The rewards could not be fetched.', 'error');
    return {};
  }
  const rewards = { ...info, ...available };
  keepRewards(rewardsNumber, rewards, isRefusal(money) ? '' : money.revision, locale);
  return rewards;
}
