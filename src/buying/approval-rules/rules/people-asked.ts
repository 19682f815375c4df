// Who a level of a rule asks, in one organization and for one buyer.
import type { ApprovalRule, Level } from './approval-rule.ts';
import { overrunBy } from './judge-conditions.ts';
import { mayDecide, type People, type RulePerson } from './people.ts';
import type { Submission } from './submission.ts';
import type { Approver, Step } from './verdict.ts';

export interface AskedFor {
  readonly submission: Submission;
  readonly people: People;
  readonly mayApproveOwn: boolean;
}

/** What a level demands. Nobody left who may decide: administrators stand in; without one the step has no approvers. */
export function demandOf(rule: ApprovalRule, level: Level, asked: AskedFor): Step {
  const eligible = mayBeAsked(namedBy(rule, level, asked), asked);
  if (eligible.length > 0) return stepOf(rule, level.mode, eligible, false);
  const isAdministrators = level.who === 'administrators';
  return stepOf(rule, 'oneOf', mayBeAsked(administrators(asked.people), asked), !isAdministrators);
}

/** Who is asked when nobody answers in time. */
export function escalationOf(profileId: string | null, asked: AskedFor): Approver[] {
  const chosen = mayBeAsked(profileId === null ? [] : [profileId], asked);
  return namesOf(chosen.length > 0 ? chosen : mayBeAsked(administrators(asked.people), asked));
}

const namesOf = (people: readonly RulePerson[]): Approver[] => people.map(({ profileId, name }) => ({ profileId, name })).toSorted(byName);

const stepOf = ({ ruleId }: ApprovalRule, mode: Step['mode'], people: readonly RulePerson[], isStandIn: boolean): Step => ({
  mode,
  approvers: namesOf(people),
  ruleIds: [ruleId],
  isStandIn,
});

const byName = (a: { name: string; profileId: string }, b: { name: string; profileId: string }): number =>
  a.name === b.name ? compare(a.profileId, b.profileId) : compare(a.name, b.name);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Active people who may decide; never the buyer, unless the organization allows it. */
function mayBeAsked(ids: Iterable<string>, { people, submission, mayApproveOwn }: AskedFor): RulePerson[] {
  return [...new Set(ids)]
    .filter((id) => mayApproveOwn || id !== submission.buyer.profileId)
    .map((id) => people.members.get(id))
    .filter((person) => person !== undefined)
    .filter(mayDecide);
}

function namedBy(rule: ApprovalRule, { who, named }: Level, { submission, people }: AskedFor): readonly string[] {
  const { groupId } = submission.buyer;
  switch (who) {
    case 'people':
      return named;
    case 'H_AO':
    case 'H_AL':
      return holdersOf(people, who);
    case 'H_AG':
      return ofGroup(people, groupId).filter((id) => people.members.get(id)?.rights.has('H_AG') === true);
    case 'group':
      return named.flatMap((id) => people.groups.get(id)?.approverIds ?? []);
    case 'buyersGroup':
      return groupId === null ? [] : (people.groups.get(groupId)?.approverIds ?? []);
    case 'budgetOwner':
      return ownersOf(rule, submission);
    case 'administrators':
      return administrators(people);
  }
}

const holdersOf = ({ members }: People, right: string): string[] =>
  [...members.values()].filter(({ rights }) => rights.has(right)).map(({ profileId }) => profileId);

const administrators = (people: People): string[] => holdersOf(people, 'H_SAM');

/** The people of a group, and its approvers. */
function ofGroup({ members, groups }: People, groupId: string | null): string[] {
  if (groupId === null) return [];
  const inside = [...members.values()].filter((person) => person.groupId === groupId).map(({ profileId }) => profileId);
  return [...inside, ...(groups.get(groupId)?.approverIds ?? [])];
}

/** Owners of the centers that the rule found over; without a budget condition those of every center the order is charged to. */
function ownersOf({ conditions }: ApprovalRule, { budgets }: Submission): string[] {
  const about = conditions.filter(({ kind }) => kind === 'budget');
  const centers = about.length === 0 ? budgets : about.flatMap((condition) => overrunBy(budgets, condition));
  return centers.flatMap(({ owner }) => (owner === null ? [] : [owner.profileId]));
}
