export { makeApprovalGate } from './approval-gate.ts';
export { approvalsHandlers, countWaiting, type ApprovalsHandling } from './handlers.ts';
export { approvalJobs } from './approval-jobs.ts';
export { approvalsPersonalData } from './personal-data.ts';
export { approvalSums, type ApprovalSum } from './approval-sums.ts';
