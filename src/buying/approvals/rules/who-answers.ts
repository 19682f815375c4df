// Who answers for whom in a step: those it names, as long as they are there; their substitutes; those who were asked because nobody answered.
import { isDone, type Approver, type Step } from '#buying/approval-rules/rules';

/** Somebody who was asked in a step. */
export interface Asked extends Approver {
  readonly stepNo: number;
  /** Asked because nobody answered: may answer for the whole step. */
  readonly escalated: boolean;
}

/** An answer for `forId`. */
export interface Answer {
  readonly stepNo: number;
  readonly forId: string;
  readonly byId: string;
}

export interface StepFacts {
  readonly stepNo: number;
  readonly step: Pick<Step, 'mode'>;
  readonly asked: readonly Asked[];
  /** Active people of the organization who may decide: those without the right count as gone. */
  readonly deciders: ReadonlySet<string>;
  readonly administrators: ReadonlySet<string>;
  /** Who is away, and who answers for them today. */
  readonly substituteOf: ReadonlyMap<string, string>;
}

/** Those named in a step who are still there. */
const present = ({ stepNo, asked, deciders }: StepFacts): readonly Asked[] =>
  asked.filter((one) => one.stepNo === stepNo && !one.escalated && deciders.has(one.profileId));

/** The people for whom somebody may answer in a step; empty: nobody. */
export function answersFor(me: string, facts: StepFacts): readonly string[] {
  const { stepNo, asked, administrators, substituteOf } = facts;
  const named = present(facts).map(({ profileId }) => profileId);
  const isEscalated = asked.some((one) => one.stepNo === stepNo && one.escalated && one.profileId === me);
  // Administrators stand in for people who have all gone.
  if (named.length === 0) return administrators.has(me) || isEscalated ? [me] : [];
  if (isEscalated) return named;
  return named.filter((id) => id === me || substituteOf.get(id) === me);
}

const allIn = (answers: readonly Answer[]): ReadonlySet<string> => new Set(answers.map(({ forId }) => forId));

/** Whether a step is done. Who agreed in an earlier step counts; people who have gone since need not answer, but what they answered counts. */
export function isStepDone(facts: StepFacts, answers: readonly Answer[]): boolean {
  const { stepNo, step, asked, administrators } = facts;
  const approved = allIn(answers);
  const named = present(facts);
  if (named.length === 0) return answers.some((one) => one.stepNo === stepNo) || [...administrators].some((id) => approved.has(id));
  const gone = asked.filter((one) => one.stepNo === stepNo && !one.escalated && approved.has(one.profileId));
  return isDone({ mode: step.mode, approvers: [...named, ...gone], ruleIds: [], isStandIn: false }, approved);
}

/** Who still has to answer in a step, by name; the administrators when all who were asked have gone. */
export function stillAsked(facts: StepFacts, answers: readonly Answer[], nameOf: (profileId: string) => string): readonly Approver[] {
  const approved = allIn(answers);
  const named = present(facts);
  const open = named.filter(({ profileId }) => !approved.has(profileId));
  if (named.length > 0) return open.map(({ profileId, name }) => ({ profileId, name }));
  return [...facts.administrators].map((profileId) => ({ profileId, name: nameOf(profileId) }));
}
