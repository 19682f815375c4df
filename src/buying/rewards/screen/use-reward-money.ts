// The money a member can spend. Staff, shipments and returns change it while a page is open: each page, each form that was sent, and each return to the
// tab asks anew (RWD-1, HDR-5).
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import type { rewardsContract } from '#buying/rewards/contract';
import { useSessionFacts } from '#people/sessions/screen';
import { caller } from '#ui/page/call';
import { useShop } from '#ui/page/shop';
import { noteRevision } from './kept-rewards.ts';

const call = caller<typeof rewardsContract>();

/** Null while it loads and when it cannot be fetched. */
export function useRewardMoney(rewardsNumber: string): number | null {
  const { copyLocale } = useShop();
  const { key } = useLocation();
  // Loaded anew after forms and when the tab is shown again.
  const session = useSessionFacts();
  const [balance, setBalance] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    void call('GET /api/rewards', {}).then((reply) => {
      if (left || isRefusal(reply)) return;
      setBalance(reply.balance);
      noteRevision(rewardsNumber, reply.revision, copyLocale);
    });
    return () => void (left = true);
  }, [rewardsNumber, copyLocale, key, session]);
  return balance;
}
