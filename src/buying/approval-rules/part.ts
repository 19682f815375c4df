import { approvalRulesContract } from '#buying/approval-rules/contract';
import { approvalRuleHandlers, approvalRulesPersonalData, FORGET_DELETED_RULES, type RuleDeps } from '#buying/approval-rules/server';
import { answers, type Part } from '#platform/part';

export function approvalRulesPart(deps: RuleDeps): Part {
  return {
    calls: [answers(approvalRulesContract, approvalRuleHandlers(deps))],
    personalData: approvalRulesPersonalData,
    keeps: [{ what: 'deleted approval rules', days: 30, since: 'they were deleted', forget: FORGET_DELETED_RULES }],
  };
}
