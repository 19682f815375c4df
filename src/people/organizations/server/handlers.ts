// Handlers of `organizationsContract`. The organization is always the session's: no call names one.
import { refuse } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { organizationsContract } from '#people/organizations/contract';
import type { Signing } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Actor } from './actor.ts';
import { administrationHandlers } from './administration-handlers.ts';
import { asMember, denial, done, refused, type Call, type Done } from './answering.ts';
import * as change from './change-members.ts';
import { deleteGroup, keepGroup } from './groups.ts';
import { handOver } from './hand-over.ts';
import { invite, resend, withdraw } from './invitations.ts';
import { invitationOf, join } from './joining.ts';
import type { OrganizationDeps } from './organization-deps.ts';
import { readHistory } from './read-history.ts';
import { readPeople, readPerson } from './read-people.ts';

type OfPerson = Call & { readonly params: { readonly profileId: string } };
type OfInvitation = Call & { readonly params: { readonly invitationId: string } };
const callerOf = ({ visit: { isActing, now }, shopper }: Call) => ({ administers: shopper.permissions.has('H_SAM'), isActing, now });

export function organizationHandlers(deps: OrganizationDeps): Handlers<typeof organizationsContract> {
  const { db } = deps;
  const changes = ({ visit, shopper }: Call) => ({
    db,
    now: visit.now,
    renew: (tx: Parameters<Signing['renew']>[2]) => deps.signing.renew(visit, shopper.profile.profileId, tx),
  });
  return {
    denied: (visit, _line, admission) => refuse(admission === 'signIn' ? 401 : 403, ...denial(visit, admission)),

    'GET /api/organization/people': (call) =>
      asMember(
        call,
        async (actor) => (await readPeople(deps, actor, call.query, callerOf(call))) ?? refused(call.visit, 'GROUP_NOT_FOUND'),
      ),

    'GET /api/organization/people/:profileId': (call) =>
      asMember(
        call,
        async (actor) => (await readPerson(db, actor, callerOf(call), call.params.profileId)) ?? refused(call.visit, 'PERSON_NOT_FOUND'),
      ),

    'GET /api/organization/history': ({ visit, shopper, query }) =>
      asMember({ visit, shopper }, (actor) => readHistory(db, actor, Math.max(1, Number(query.page ?? '1')), shopper.permissions)),

    'POST /api/organization/people/:profileId': (call) =>
      onPerson(call, (actor, id) => change.changeMember(changes(call), actor, id, call.body)),
    'POST /api/organization/people/:profileId/deactivate': (call) =>
      onPerson(call, (actor, id) => change.deactivateMember(changes(call), actor, id)),
    'POST /api/organization/people/:profileId/reactivate': (call) =>
      onPerson(call, (actor, id) => change.reactivateMember(changes(call), actor, id)),
    'POST /api/organization/people/:profileId/hand-over': (call) =>
      onPerson(call, (actor, id) => handOver({ ...changes(call), jobs: deps.jobs, copyLocale: call.visit.copyLocale }, actor, id)),

    'POST /api/organization/invitations': (call) => done(call, (actor) => invite(deps, call.visit, actor, call.body)),
    'POST /api/organization/invitations/:invitationId/resend': (call) => onInvitation(deps, call, resend),
    'POST /api/organization/invitations/:invitationId/withdraw': (call) => onInvitation(deps, call, withdraw),

    'POST /api/organization/groups': (call) =>
      asMember(call, async (actor) => {
        const kept = await keepGroup(db, actor, call.visit.now, call.body);
        return kept.ok ? { groupId: kept.value } : refused(call.visit, kept.problem);
      }),
    'POST /api/organization/groups/:groupId override DELETE': (call) =>
      done(call, (actor) => deleteGroup(db, actor, call.visit.now, call.params.groupId)),

    ...administrationHandlers(deps),

    'POST /api/organization/invitation-link': ({ visit, body }) => invitationOf(deps, visit, body.token),
    'POST /api/organization/join': async ({ visit, body }) => {
      const joined = await join(deps, visit, body);
      if (!joined.ok) return refused(visit, joined.problem);
      const paths = makePaths(visit.locale);
      return { next: joined.value === 'SECOND_STEP' ? paths.secondStep() : paths.account('business') };
    },
  };
}

const onPerson = (call: OfPerson, work: (actor: Actor, profileId: string) => Done) =>
  done(call, (actor) => work(actor, call.params.profileId));

const onInvitation = (deps: OrganizationDeps, call: OfInvitation, work: typeof resend) =>
  done(call, (actor) => work(deps, call.visit, actor, call.params.invitationId));
