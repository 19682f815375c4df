// What the people screen shows (H_MU).
import type { MemberView } from '#people/organizations/contract';
import { GRANTABLE, grantedBeyond, readRole, mayManage, rightsOfRole, WITHHOLDABLE } from '#people/organizations/rules';
import {
  countAdministrators,
  countMembers,
  groupApproversOf,
  listMembers,
  memberOf,
  organizationOf,
  type Member,
} from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { Actor } from './actor.ts';
import { groupsOf } from './groups.ts';
import { GROUP_MEMBERS } from './group-queries.ts';
import type { JoinRule } from './join-rule.ts';
import { invitationView } from './invitation-view.ts';
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
}

/** Null: no group with this id. */
export async function readPeople({ db: on, joinRule }: ReadDeps, actor: Actor, now: Date, asked: PeopleAsked, caller: Caller) {
  const { accountNumber } = actor;
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
  const groupOf = new Map(groupRows.map((row) => [row.profile_id, row.group_id]));
  const search = (asked.search ?? '').trim();
  const page = Math.max(1, Number(asked.page ?? '1'));
  const wanted = {
    search,
    active: asked.state === 'active' ? true : asked.state === 'deactivated' ? false : null,
    ids: asked.group === undefined ? null : groupRows.filter((row) => row.group_id === asked.group).map((row) => row.profile_id),
    limit: PER_PAGE,
  };
  const ask = (from: number) => listMembers(on, accountNumber, { ...wanted, offset: (from - 1) * PER_PAGE });
  const first = asked.state === 'invited' ? { members: [], count: 0 } : await ask(page);
  // A page that no longer exists shows the first.
  const isGone = first.count === 0 && page > 1;
  const { members, count } = isGone ? await ask(1) : first;
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
    people: members.map((member) => memberView(member, actor, groupOf)),
    invitations: invitations.map((row) => invitationView(row, now)),
    groups,
    groupApprovers: approvers,
    asking: [...asking],
    counts: { ...counts, invited: invitationRows.length },
    page: isGone ? 1 : page,
    pages: Math.ceil(count / PER_PAGE),
  };
}

/** Undefined for anybody who is not of the organization. */
export async function readPerson(on: Queries, actor: Actor, { administers, isActing }: Caller, profileId: string) {
  const { accountNumber } = actor;
  const member = await memberOf(on, accountNumber, profileId);
  if (member === undefined) return undefined;
  const [organization, groups, groupRows, administrators] = await Promise.all([
    organizationOf(on, accountNumber),
    groupsOf(on, accountNumber),
    on.many(GROUP_MEMBERS, [accountNumber]),
    countAdministrators(on, accountNumber),
  ]);
  const has = organization?.permissions ?? [];
  const youAdminister = administers && !isActing;
  const role = readRole(member.role) ?? 'buyer';
  return {
    person: memberView(member, actor, new Map(groupRows.map((row) => [row.profile_id, row.group_id]))),
    groups,
    withholdable: WITHHOLDABLE.filter((code) => has.includes(code)),
    // What the role grants is no choice.
    grantable: GRANTABLE.filter((code) => !rightsOfRole(role).includes(code)),
    isLastAdministrator: member.role === 'administrator' && member.deactivatedAt === null && administrators <= 1,
    mayChange: !isActing && (youAdminister || mayManage(actor, { profileId, role })),
    youAdminister,
  };
}

function memberView(member: Member, { profileId }: Actor, groupOf: ReadonlyMap<string, string>): MemberView {
  const role = readRole(member.role) ?? 'buyer';
  return {
    profileId: member.profileId,
    fullName: member.fullName,
    email: member.email,
    role,
    granted: [...grantedBeyond({ role, granted: member.granted })],
    withheld: [...member.withheld],
    groupId: groupOf.get(member.profileId) ?? null,
    deactivatedAt: member.deactivatedAt?.toISOString() ?? null,
    isYou: member.profileId === profileId,
  };
}
