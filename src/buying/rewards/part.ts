import { rewardsContract } from '#buying/rewards/contract';
import { rewardsPersonalData, rewardsHandlers, type RewardsFacts } from '#buying/rewards/server';
import { answers, type Part } from '#platform/part';

export function rewardsPart(needs: RewardsFacts): Part {
  return { calls: [answers(rewardsContract, rewardsHandlers(needs))], personalData: rewardsPersonalData };
}
