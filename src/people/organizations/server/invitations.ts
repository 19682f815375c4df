// Invitations by mail: a secret link, valid for a week and one use; only its hash is stored (USR-9, trust 20).
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { isEmail } from '#people/sessions/rules';
import { lockOrganization, memberWithEmail } from '#people/sessions/server';
import { grantedBeyond, judgeInvitation, type Role } from '#people/organizations/rules';
import type { Db, Queries } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { actorState, noteEvent, type Actor } from './actor.ts';
import { INVITATION_MAIL_QUEUE, type InvitationMail } from './invitation-mail.ts';
import { DELETE_INVITATION, DELETE_INVITATION_OF, EXTEND_INVITATION, KEEP_INVITATION, INVITATION_BY_ID } from './organization-queries.ts';
import { GROUP_OF } from './group-queries.ts';

export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

export type InvitationProblem =
  | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number }
  | {
      readonly code:
        | 'EMAIL_INVALID'
        | 'ALREADY_MEMBER'
        | 'ADMINISTRATORS_ONLY'
        | 'RIGHT_UNKNOWN'
        | 'GROUP_NOT_FOUND'
        | 'INVITATION_NOT_FOUND';
    };

type Invited = Promise<Outcome<null, InvitationProblem>>;

export interface InvitationDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly mails: Limiter<'organization' | 'to'>;
}

/** Mails per organization, and to one address. */
export const limitInvitations = (limits: Limits): InvitationDeps['mails'] =>
  limits.of('invitation-mail', [
    { by: ['organization', 'to'], most: 3, seconds: QUARTER_S },
    { by: ['to'], most: 10, seconds: QUARTER_S },
    { by: ['organization'], most: 60, seconds: QUARTER_S },
  ]);

interface InvitationForm {
  readonly email: string;
  readonly role: Role;
  readonly groupId?: string | undefined;
  readonly granted?: readonly string[] | undefined;
  readonly withheld?: readonly string[] | undefined;
}

export async function invite(deps: InvitationDeps, visit: Visit, actor: Actor, form: InvitationForm): Invited {
  const email = form.email.trim();
  const { accountNumber } = actor;
  const groupId = form.groupId === undefined || form.groupId === '' ? null : form.groupId;
  if (groupId !== null && (await deps.db.maybe(GROUP_OF, [accountNumber, groupId])) === undefined)
    return failed({ code: 'GROUP_NOT_FOUND' });
  if (!isEmail(email)) return failed({ code: 'EMAIL_INVALID' });
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const own = await actorState(tx, actor);
    if (own === undefined) return failed({ code: 'ADMINISTRATORS_ONLY' });
    const judged = judgeInvitation(own, { role: form.role, granted: form.granted ?? [], withheld: form.withheld ?? [] });
    if (!judged.ok) return failed({ code: judged.problem });
    const { role, withheld } = judged.value;
    const granted = grantedBeyond(judged.value);
    if ((await memberWithEmail(tx, accountNumber, email)) !== undefined) return failed({ code: 'ALREADY_MEMBER' });
    const { wait } = await deps.mails.take({ organization: accountNumber, to: email.toLowerCase() }, tx);
    if (wait > 0) return failed({ code: 'TOO_MANY_TRIES', seconds: wait });
    const { invitation_id: invitationId } = await tx.one(KEEP_INVITATION, {
      accountNumber,
      invitationId: randomUUID(),
      email,
      role,
      groupId,
      granted,
      withheld,
      invitedBy: actor.name,
      now: visit.now,
      expiresAt: weekFrom(visit.now),
    });
    await noteEvent(tx, actor, { kind: 'invited', about: email, at: visit.now, role, granted, withheld });
    await deps.jobs.enqueue(tx, INVITATION_MAIL_QUEUE, mailOf(visit, actor, invitationId));
    return done(null);
  });
}

/** Mails the invitation again; it is valid for another week. */
export async function resend(deps: InvitationDeps, visit: Visit, actor: Actor, invitationId: string): Invited {
  const { accountNumber } = actor;
  return deps.db.transaction(async (tx) => {
    const row = await tx.maybe(INVITATION_BY_ID, [accountNumber, invitationId]);
    if (row === undefined) return failed({ code: 'INVITATION_NOT_FOUND' });
    const { wait } = await deps.mails.take({ organization: accountNumber, to: row.email.toLowerCase() }, tx);
    if (wait > 0) return failed({ code: 'TOO_MANY_TRIES', seconds: wait });
    await tx.run(EXTEND_INVITATION, [accountNumber, invitationId, visit.now, weekFrom(visit.now)]);
    await noteEvent(tx, actor, { kind: 'resent', about: row.email, at: visit.now });
    await deps.jobs.enqueue(tx, INVITATION_MAIL_QUEUE, mailOf(visit, actor, invitationId));
    return done(null);
  });
}

export async function withdraw(deps: InvitationDeps, visit: Visit, actor: Actor, invitationId: string): Invited {
  return deps.db.transaction(async (tx) => {
    const row = await tx.maybe(DELETE_INVITATION, [actor.accountNumber, invitationId]);
    if (row === undefined) return failed({ code: 'INVITATION_NOT_FOUND' });
    await noteEvent(tx, actor, { kind: 'withdrawn', about: row.email, at: visit.now });
    return done(null);
  });
}

/** Ends the invitation of an address that has come in another way. */
export const closeInvitationOf = async (tx: Queries, accountNumber: string, email: string): Promise<void> =>
  void (await tx.run(DELETE_INVITATION_OF, [accountNumber, email]));

const weekFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

const mailOf = ({ copyLocale }: Visit, { accountNumber, name }: Actor, invitationId: string): InvitationMail => ({
  accountNumber,
  invitationId,
  from: name,
  copyLocale,
});
