// The member's categories that earn more: asked for once on a page, after it, and again when they chose (RWD-2).
import { useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { RewardBonus, rewardsContract } from '#buying/rewards/contract';
import { caller } from '#ui/page/call';

const call = caller<typeof rewardsContract>();
let asking: Promise<RewardBonus | null> | undefined;

const read = (): Promise<RewardBonus | null> =>
  (asking ??= call('GET /api/rewards/bonus', {}).then((reply) => (isRefusal(reply) || reply.percent === 0 ? null : reply)));

/** Null while it loads, and where there is none. */
export function useBonus(): { readonly bonus: RewardBonus | null; readonly again: () => void } {
  const [bonus, setBonus] = useState<RewardBonus | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let left = false;
    void read().then((known) => {
      if (!left) setBonus(known);
    });
    return () => void (left = true);
  }, [times]);
  return {
    bonus,
    again: () => {
      asking = undefined;
      setTimes(times + 1);
    },
  };
}

/** The names of some of the categories, in their order. */
export const namesOf = ({ categories }: RewardBonus, ids: readonly string[]): string =>
  categories
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');
