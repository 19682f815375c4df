import { approvalsContract } from '#buying/approvals/contract';
import { approvalJobs, approvalsHandlers, countWaiting, approvalsPersonalData, type ApprovalsHandling } from '#buying/approvals/server';
import type { Clock } from '#platform/clock';
import { answers, type Part } from '#platform/part';

export interface ApprovalsNeeds extends ApprovalsHandling {
  readonly clock: Clock;
}

export function approvalsPart(needs: ApprovalsNeeds): Part {
  return {
    calls: [answers(approvalsContract, approvalsHandlers(needs))],
    jobs: approvalJobs(needs),
    personalData: approvalsPersonalData,
    menuCounts: async ({ now }, shopper) => ({ approvals: await countWaiting(needs.db, shopper, now) }),
  };
}
