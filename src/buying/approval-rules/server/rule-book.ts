// What an organization says about approvals, with the people it says it about.
import type { ApprovalRule, ApprovalSettings, Limits, People, RuleBook, RulePerson } from '#buying/approval-rules/rules';
import { shopDay } from '#base/site/rules';
import { rightsOf } from '#people/access/rules';
import { groupsOf } from '#people/organizations/server';
import { listMembers, organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { GROUPS_OF_PEOPLE, LIMITS, RULE_BY_ID, RULES, SETTINGS, type LimitRow, type SettingsRow } from './rule-queries.ts';
import { ruleFrom } from './stored-rule.ts';

/** Of larger organizations the people beyond are asked for nothing; they order under the rules like everybody. */
const MOST_PEOPLE = 10_000;

/** Before an organization has said anything. */
const DEFAULTS: SettingsRow = {
  version: 0,
  settings_version: 0,
  remind_after_hours: 24,
  escalate_after_hours: null,
  escalate_to: null,
  expire_after_hours: 168,
  may_approve_own: false,
};

export const settingsRowOf = async (on: Queries, accountNumber: string): Promise<SettingsRow> =>
  (await on.maybe(SETTINGS, [accountNumber])) ?? DEFAULTS;

export const settingsFrom = (row: SettingsRow): ApprovalSettings => ({
  remindAfterHours: row.remind_after_hours,
  escalateAfterHours: row.escalate_after_hours,
  escalateTo: row.escalate_to,
  expireAfterHours: row.expire_after_hours,
  mayApproveOwn: row.may_approve_own,
});

export const rulesOf = async (on: Queries, accountNumber: string): Promise<ApprovalRule[]> =>
  (await on.many(RULES, [accountNumber])).map(ruleFrom);

/** Whether the organization has this rule; a deleted one is gone. */
export async function hasRule(on: Queries, accountNumber: string, ruleId: string): Promise<boolean> {
  const row = await on.maybe(RULE_BY_ID, [accountNumber, ruleId]);
  return row !== undefined && row.deleted_at === null;
}

/** Active people with the rights that are in effect, and groups with their approvers. */
export async function peopleOf(on: Queries, accountNumber: string): Promise<People> {
  const [organization, { members }, rows, groups] = await Promise.all([
    organizationOf(on, accountNumber),
    listMembers(on, accountNumber, { search: '', active: true, ids: null, limit: MOST_PEOPLE, offset: 0 }),
    on.many(GROUPS_OF_PEOPLE, [accountNumber]),
    groupsOf(on, accountNumber),
  ]);
  const groupOf = new Map(rows.map((row) => [row.profile_id, row.group_id]));
  const shared = organization?.permissions ?? [];
  const people = members.map(({ profileId, fullName, email, granted, withheld }): RulePerson => ({
    profileId,
    name: fullName || email,
    rights: rightsOf({ granted: [...shared, ...granted], withheld }).permissions,
    groupId: groupOf.get(profileId) ?? null,
  }));
  return {
    members: new Map(people.map((person) => [person.profileId, person])),
    groups: new Map(groups.map(({ groupId, name, approvers }) => [groupId, { name, approverIds: approvers }])),
  };
}

export const limitsFrom = (rows: readonly LimitRow[]): Limits => {
  const of = (subject: LimitRow['subject']) => new Map(rows.filter((row) => row.subject === subject).map(({ id, cents }) => [id, cents]));
  return { people: of('person'), groups: of('group') };
};

export async function loadBook(on: Queries, accountNumber: string, now: Date): Promise<RuleBook> {
  const [rules, settings, limits, people] = await Promise.all([
    rulesOf(on, accountNumber),
    settingsRowOf(on, accountNumber),
    on.many(LIMITS, [accountNumber]),
    peopleOf(on, accountNumber),
  ]);
  return {
    rules,
    limits: limitsFrom(limits),
    people,
    settings: settingsFrom(settings),
    version: settings.version,
    day: shopDay(now),
  };
}
