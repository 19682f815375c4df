import { giftContract, membershipContract } from '#buying/membership/contract';
import {
  giftsKept,
  giftHandlers,
  makeGiftLetters,
  makeMembershipJob,
  makeMembershipLetters,
  membershipHandlers,
  membershipPersonalData,
  type MembershipDeps,
} from '#buying/membership/server';
import type { QueueFacts } from '#platform/jobs';
import { answers, type Part } from '#platform/part';

export function membershipPart(deps: MembershipDeps): Part {
  return {
    calls: [answers(membershipContract, membershipHandlers(deps)), answers(giftContract, giftHandlers(deps))],
    // Each queue takes its own data; the list of a part does not say which.
    jobs: [makeMembershipJob(deps), makeMembershipLetters(deps), makeGiftLetters(deps)] as unknown as QueueFacts<never>[],
    personalData: membershipPersonalData,
    keeps: giftsKept,
  };
}
