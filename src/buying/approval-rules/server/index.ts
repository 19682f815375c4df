export { approvalRuleHandlers } from './handlers.ts';
export { hasRules, judgeOrder } from './judge-order.ts';
export { approvalRulesPersonalData } from './personal-data.ts';
export type { OrderToTry, RuleDeps, TriedCharge } from './rule-deps.ts';
export { FORGET_DELETED_RULES } from './rule-queries.ts';
export { linesToJudge, type LineFacts, type LineToJudge } from './submission-lines.ts';
