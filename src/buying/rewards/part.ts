import { rewardsContract } from '#buying/rewards/contract';
import {
  makeClaimLetters,
  makeLapseJob,
  makeLapseLetters,
  rewardsHandlers,
  rewardsPersonalData,
  type LapseDeps,
  type LetterDeps,
  type RewardsFacts,
} from '#buying/rewards/server';
import type { QueueFacts } from '#platform/jobs';
import { answers, type Part } from '#platform/part';

export function rewardsPart(needs: RewardsFacts & LapseDeps & LetterDeps): Part {
  return {
    calls: [answers(rewardsContract, rewardsHandlers(needs))],
    // Each queue takes its own data; the list of a part does not say which.
    jobs: [makeLapseJob(needs), makeLapseLetters(needs), makeClaimLetters(needs)] as unknown as QueueFacts<never>[],
    personalData: rewardsPersonalData,
  };
}
