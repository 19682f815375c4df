// A step with its people and their answers.
import type { ApprovalStepView } from '#buying/approvals/contract';
import { isStepDone } from '#buying/approvals/rules';
import type { ApprovalRow } from './approval-rows.ts';
import type { PresentPeople } from './step-facts.ts';

export function stepView(row: ApprovalRow, people: PresentPeople, stepNo: number): ApprovalStepView {
  const facts = people.at(stepNo);
  const asked = row.asked.filter((one) => one.stepNo === stepNo && !one.escalated);
  const isDone = stepNo < row.step_no || row.state === 'approved' || (row.state === 'waiting' && isStepDone(facts, row.answers));
  return {
    mode: facts.step.mode,
    state: isDone ? 'done' : row.state === 'waiting' && stepNo === row.step_no ? 'waiting' : 'later',
    people: asked.map(({ profileId, name }) => {
      const answer = row.answers.find((one) => one.stepNo === stepNo && one.forId === profileId);
      const by = answer === undefined ? (people.standIns.get(profileId) ?? '') : answer.byId === profileId ? '' : answer.byName;
      return { name, answer: answer?.decision ?? '', by, isGone: !people.mayDecide(profileId) };
    }),
  };
}
