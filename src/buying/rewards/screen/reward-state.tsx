// A member's standing in the header, with what they can spend once that is known (HDR-5).
import { rewardStateOf } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { useRewardMoney } from './use-reward-money.ts';

interface RewardStateProps {
  /** The audience flags of a member's session. */
  readonly audience: readonly string[];
  readonly rewardsNumber: string;
}

export function RewardState({ audience, rewardsNumber }: RewardStateProps) {
  const t = useWords(rewardsWords);
  const price = usePrice();
  const money = useRewardMoney(rewardsNumber) ?? 0;
  const state = t(`state.${rewardStateOf(audience) ?? 'member'}`);
  return money > 0 ? t('state.money', { state, amount: price(money) }) : state;
}
