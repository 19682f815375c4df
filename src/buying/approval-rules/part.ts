import { approvalRulesContract } from '#buying/approval-rules/contract';
import { approvalRuleHandlers, approvalRulesPersonalData, FORGET_DELETED_RULES, type RuleDeps } from '#buying/approval-rules/server';
import { answers, type Part } from '#platform/part';

export function approvalRulesPart(deps: RuleDeps): Part {
  return {
    calls: [answers(approvalRulesContract, approvalRuleHandlers(deps))],
    personalData: approvalRulesPersonalData,
    async upkeep(on, now) {
      await on.run(FORGET_DELETED_RULES, [now]);
    },
  };
}
