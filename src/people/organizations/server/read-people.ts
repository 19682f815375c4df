// What the people screen shows (H_MU).
import { GRANTABLE, readRole, mayManage, rightsOfRole, WITHHOLDABLE } from '#people/organizations/rules';
import {
  countAdministrators,
  countMembers,
  groupApproversOf,
  lastSeenOf,
  listMembers,
  memberOf,
  organizationOf,
} from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Actor } from './actor.ts';
import { groupsOf } from './groups.ts';
import { GROUP_MEMBERS } from './group-queries.ts';
import type { JoinRule } from './join-rule.ts';
import { invitationView } from './invitation-view.ts';
import { deactivatedBy, memberView } from './member-view.ts';
import { INVITATIONS } from './organization-queries.ts';

const PER_PAGE = 25;

export interface PeopleAsked {
  readonly search?: string;
  readonly state?: 'active' | 'invited' | 'deactivated';
  readonly group?: string;
  readonly page?: string;
}

interface ReadDeps {
  readonly db: Queries;
  readonly joinRule: JoinRule;
}

interface Caller {
  readonly administers: boolean;
  /** A representative acts for them: whoever looks may change nothing (decision 0410). */
  readonly isActing: boolean;
  readonly now: Date;
}

/** Null: no group with this id. */
export async function readPeople({ db: on, joinRule }: ReadDeps, actor: Actor, asked: PeopleAsked, caller: Caller) {
  const { accountNumber } = actor;
  const { now } = caller;
  const [organization, groups, groupRows, invitationRows, counts, asking, approvers] = await Promise.all([
    organizationOf(on, accountNumber),
    groupsOf(on, accountNumber),
    on.many(GROUP_MEMBERS, [accountNumber]),
    on.many(INVITATIONS, [accountNumber]),
    countMembers(on, accountNumber),
    joinRule.asking(on, accountNumber, now),
    groupApproversOf(on, accountNumber),
  ]);
  if (asked.group !== undefined && !groups.some(({ groupId }) => groupId === asked.group)) return null;
  const ids = asked.group === undefined ? null : groupRows.filter((row) => row.group_id === asked.group).map((row) => row.profile_id);
  const { members, count, search, page } = await pageOfMembers(on, accountNumber, asked, ids);
  const groupOf = new Map(groupRows.map((row) => [row.profile_id, row.group_id]));
  const seen = await lastSeenOf(
    on,
    members.map(({ profileId }) => profileId),
  );
  const has = organization?.permissions ?? [];
  const invitations = invitationRows.filter(
    (row) =>
      asked.state !== 'active' &&
      asked.state !== 'deactivated' &&
      (asked.group === undefined || row.group_id === asked.group) &&
      row.email.toLowerCase().includes(search.toLowerCase()),
  );
  return {
    organization: organization?.name ?? '',
    secondStep: { isRequired: organization?.requires_second_step === true },
    youAdminister: caller.administers && !caller.isActing,
    mayChange: !caller.isActing,
    withholdable: WITHHOLDABLE.filter((code) => has.includes(code)),
    people: members.map((member) => memberView(member, actor, { groupOf, seen, now })),
    invitations: invitations.map((row) => invitationView(row, now)),
    groups,
    groupApprovers: approvers,
    asking: [...asking],
    counts: { ...counts, invited: invitationRows.length },
    page,
    pages: Math.ceil(count / PER_PAGE),
  };
}

/** Those of a page among `ids`, null for everybody. A page that no longer exists shows the first. */
async function pageOfMembers(
  on: Queries,
  accountNumber: string,
  { search: words = '', state, page: number = '1' }: PeopleAsked,
  ids: readonly string[] | null,
) {
  const search = words.trim();
  const page = Math.max(1, Number(number));
  const active = state === 'active' ? true : state === 'deactivated' ? false : null;
  const ask = (from: number) => listMembers(on, accountNumber, { search, active, ids, limit: PER_PAGE, offset: (from - 1) * PER_PAGE });
  const found = state === 'invited' ? { members: [], count: 0 } : await ask(page);
  return found.count === 0 && page > 1 ? { ...(await ask(1)), search, page: 1 } : { ...found, search, page };
}

/** Undefined for anybody who is not of the organization. */
export async function readPerson(on: Queries, actor: Actor, { administers, isActing, now }: Caller, profileId: string) {
  const { accountNumber } = actor;
  const member = await memberOf(on, accountNumber, profileId);
  if (member === undefined) return undefined;
  const [organization, groups, groupRows, administrators, seen, by] = await Promise.all([
    organizationOf(on, accountNumber),
    groupsOf(on, accountNumber),
    on.many(GROUP_MEMBERS, [accountNumber]),
    countAdministrators(on, accountNumber),
    lastSeenOf(on, [profileId]),
    deactivatedBy(on, accountNumber, member),
  ]);
  const has = organization?.permissions ?? [];
  const youAdminister = administers && !isActing;
  const role = readRole(member.role) ?? 'buyer';
  return {
    person: memberView(member, actor, { groupOf: new Map(groupRows.map((row) => [row.profile_id, row.group_id])), seen, now }),
    groups,
    deactivatedBy: by,
    withholdable: WITHHOLDABLE.filter((code) => has.includes(code)),
    // What the role grants is no choice.
    grantable: GRANTABLE.filter((code) => !rightsOfRole(role).includes(code)),
    isLastAdministrator: member.role === 'administrator' && member.deactivatedAt === null && administrators <= 1,
    mayChange: !isActing && (youAdminister || mayManage(actor, { profileId, role })),
    youAdminister,
  };
}
