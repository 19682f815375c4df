// Who manages people decides about who asks to join: under the organization's lock, so that of two decisions one counts (USR-9).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { singleLine } from '#base/locale/rules';
import { LONGEST_TEXT, REQUEST_STATES, type RequestState } from '#people/join-requests/rules';
import { stateAfter } from '#base/state-table/rules';
import { actorState, closeInvitationOf, groupsOf, noteEvent, putInGroup, type Actor } from '#people/organizations/server';
import { mayInviteAs, rightsOfRole, type Role } from '#people/organizations/rules';
import { endSessionsOf, joinOrganization, lockOrganization, organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import type { AskDeps } from './asking.ts';
import { JOIN_MAIL_QUEUE, type JoinMail } from './join-mail.ts';
import { DECIDE, REQUEST_OF, REQUESTS, type RequestRow } from './join-queries.ts';
import { Refused } from './refused.ts';

export type DecisionProblem = 'REQUEST_GONE' | 'ADMINISTRATORS_ONLY' | 'GROUP_NOT_FOUND' | 'ALREADY_ELSEWHERE';

type Decided = Promise<Outcome<null, DecisionProblem>>;

export async function listRequests(on: Queries, { accountNumber }: Actor, now: Date) {
  const [organization, rows, groups] = await Promise.all([
    organizationOf(on, accountNumber),
    on.many(REQUESTS, [accountNumber, now]),
    groupsOf(on, accountNumber),
  ]);
  return { organization: organization?.name ?? '', requests: rows.map(view), groups };
}

const view = ({ request_id: requestId, name, email, message, asked_at: askedAt, expires_at: expiresAt }: RequestRow) => ({
  requestId,
  name,
  email,
  message,
  askedAt: askedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

export interface Approval {
  readonly role: Role;
  /** '' for none. */
  readonly groupId: string;
}

/** The asker is a member at once: rights are read with every request. Where a second step is the rule, their next sign-in sets it up. */
export function approve(deps: AskDeps, actor: Actor, requestId: string, { role, groupId }: Approval, now: Date): Decided {
  const { accountNumber } = actor;
  return decided(deps, actor, requestId, now, async (tx, request) => {
    const own = await actorState(tx, actor);
    if (own?.isActive !== true || !mayInviteAs(own, role)) return failed('ADMINISTRATORS_ONLY');
    const rights = { role, granted: rightsOfRole(role) };
    if (!(await joinOrganization(tx, request.profile_id, accountNumber, rights))) return failed('ALREADY_ELSEWHERE');
    if (groupId !== '' && !(await putInGroup(tx, accountNumber, request.profile_id, groupId))) return failed('GROUP_NOT_FOUND');
    await closeInvitationOf(tx, accountNumber, request.email);
    if ((await organizationOf(tx, accountNumber))?.requires_second_step === true) await endSessionsOf(tx, request.profile_id);
    await noteEvent(tx, actor, { kind: 'joinApproved', about: request.name, at: now, role });
    return decide(deps, tx, actor, { request, event: 'approve', reason: '', now });
  });
}

export function decline(deps: AskDeps, actor: Actor, requestId: string, reason: string, now: Date): Decided {
  return decided(deps, actor, requestId, now, async (tx, request) => {
    if ((await actorState(tx, actor))?.isActive !== true) return failed('ADMINISTRATORS_ONLY');
    await noteEvent(tx, actor, { kind: 'joinDeclined', about: request.name, at: now });
    return decide(deps, tx, actor, { request, event: 'decline', reason: singleLine(reason).slice(0, LONGEST_TEXT), now });
  });
}

function decided(
  { db }: AskDeps,
  { accountNumber }: Actor,
  requestId: string,
  now: Date,
  work: (tx: Queries, request: RequestRow) => Decided,
): Decided {
  return Refused.caught(() =>
    db.transaction(async (tx) => {
      await lockOrganization(tx, accountNumber);
      const request = await tx.maybe(REQUEST_OF, [accountNumber, now, requestId]);
      const outcome: Awaited<Decided> = request === undefined ? failed('REQUEST_GONE') : await work(tx, request);
      if (!outcome.ok) throw new Refused(outcome.problem);
      return outcome;
    }),
  );
}

interface Decision {
  readonly request: RequestRow;
  readonly event: 'approve' | 'decline';
  readonly reason: string;
  readonly now: Date;
}

/** The row counts: whoever comes second, or after a withdrawal, finds it gone. */
async function decide({ jobs }: AskDeps, tx: Queries, { accountNumber }: Actor, { request, event, reason, now }: Decision): Decided {
  const to = stateAfter(REQUEST_STATES, 'waiting', event);
  const state: RequestState = to.ok ? to.value : 'waiting';
  if ((await tx.run(DECIDE, [accountNumber, request.request_id, now, state, reason])) === 0) return failed('REQUEST_GONE');
  await jobs.enqueue(tx, JOIN_MAIL_QUEUE, { accountNumber, requestId: request.request_id, to: null, copyLocale: null } satisfies JoinMail);
  return done(null);
}
