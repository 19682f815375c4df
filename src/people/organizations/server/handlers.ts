// Handlers of `organizationsContract`. The organization is always the session's: no call names one.
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Outcome, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import type { organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { MIN_PASSWORD_LENGTH } from '#people/sessions/rules';
import type { Signing } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { actorOf, type Actor } from './actor.ts';
import { addressRuleHandlers, type AddressRuleDeps } from './address-rule-handlers.ts';
import * as change from './change-members.ts';
import { deleteGroup, keepGroup } from './groups.ts';
import { invite, resend, withdraw, type InvitationDeps } from './invitations.ts';
import { invitationOf, join, type JoinDeps } from './joining.ts';
import { changeDetails, shownDetails } from './organization-details.ts';
import { readHistory, readPeople, readPerson } from './read-people.ts';
import { ruleSecondStep } from './second-step-rule.ts';

export interface OrganizationDeps extends InvitationDeps, JoinDeps, AddressRuleDeps {
  readonly signing: Pick<Signing, 'open' | 'renew'>;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

type OfPerson = Call & { readonly params: { readonly profileId: string } };
type OfInvitation = Call & { readonly params: { readonly invitationId: string } };
type Problem = { readonly code: Code; readonly field?: string; readonly seconds?: number };
type Code = Exclude<Parameters<ReturnType<typeof sayer<(typeof organizationsWords)['keys'][number]>>>[0], never>;
type Done = Promise<Outcome<unknown, { readonly code: Code; readonly field?: string; readonly seconds?: number } | Code>>;

export function organizationHandlers(deps: OrganizationDeps): Handlers<typeof organizationsContract> {
  const { db } = deps;
  const changes = ({ visit, shopper }: Call) => ({
    db,
    now: visit.now,
    renew: (tx: Parameters<Signing['renew']>[2]) => deps.signing.renew(visit, shopper.profile.profileId, tx),
  });
  return {
    denied: (visit, _line, admission) => refuse(admission === 'signIn' ? 401 : 403, ...denial(visit, admission)),

    'GET /api/organization/people': ({ visit, shopper, query }) =>
      asMember(
        { visit, shopper },
        async (actor) =>
          (await readPeople(db, actor, visit.now, query, shopper.permissions.has('H_SAM'))) ?? refused(visit, 'GROUP_NOT_FOUND'),
      ),

    'GET /api/organization/people/:profileId': ({ visit, shopper, params }) =>
      asMember(
        { visit, shopper },
        async (actor) => (await readPerson(db, actor, shopper, params.profileId)) ?? refused(visit, 'PERSON_NOT_FOUND'),
      ),

    'GET /api/organization/history': ({ visit, shopper, query }) =>
      asMember({ visit, shopper }, (actor) => readHistory(db, actor, Math.max(1, Number(query.page ?? '1')))),

    'POST /api/organization/people/:profileId': (call) =>
      onPerson(call, (actor, id) => change.changeMember(changes(call), actor, id, call.body)),
    'POST /api/organization/people/:profileId/deactivate': (call) =>
      onPerson(call, (actor, id) => change.deactivateMember(changes(call), actor, id)),
    'POST /api/organization/people/:profileId/reactivate': (call) =>
      onPerson(call, (actor, id) => change.reactivateMember(changes(call), actor, id)),
    'POST /api/organization/people/:profileId/hand-over': (call) =>
      onPerson(call, (actor, id) => change.handOver(changes(call), actor, id)),

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

type AdministrationCalls = `${'GET' | 'POST'} /api/organization/${'details' | 'address-rules'}` | 'POST /api/organization/second-step';

/** What belongs to the organization itself, not to its people (H_SAM). */
function administrationHandlers(deps: OrganizationDeps): Pick<Handlers<typeof organizationsContract>, AdministrationCalls> {
  const { db } = deps;
  return {
    ...addressRuleHandlers(deps),
    'GET /api/organization/details': (call) =>
      asMember(call, async (actor) => (await shownDetails(db, actor, call.shopper)) ?? refused(call.visit, 'PERSON_NOT_FOUND')),
    'POST /api/organization/details': (call) => done(call, (actor) => changeDetails(db, actor, call.visit.now, call.body)),
    'POST /api/organization/second-step': (call) => done(call, (actor) => ruleSecondStep(deps, call.visit, actor, call.body.required)),
  };
}

/** Somebody with a right but without an organization has no people: as if they did not exist. */
async function asMember<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, 'PERSON_NOT_FOUND') : answer(actor);
}

const done = (call: Call, work: (actor: Actor) => Done) =>
  asMember(call, async (actor) => {
    const outcome = await work(actor);
    return outcome.ok ? {} : refused(call.visit, outcome.problem);
  });

const onPerson = (call: OfPerson, work: (actor: Actor, profileId: string) => Done) =>
  done(call, (actor) => work(actor, call.params.profileId));

const onInvitation = (deps: OrganizationDeps, call: OfInvitation, work: typeof resend) =>
  done(call, (actor) => work(deps, call.visit, actor, call.params.invitationId));

const NOT_FOUND: readonly string[] = ['PERSON_NOT_FOUND', 'GROUP_NOT_FOUND', 'INVITATION_NOT_FOUND'];
const FORBIDDEN: readonly string[] = ['ADMINISTRATORS_ONLY', 'OWN_RIGHTS'];

function refused({ copyLocale }: Visit, problem: Problem | Code): Refusal {
  const say = sayer(organizationsWords, copyLocale);
  const { code, field, seconds = 0 } = typeof problem === 'string' ? { code: problem } : problem;
  const text = say(code, { minimum: MIN_PASSWORD_LENGTH, minutes: Math.ceil(seconds / 60) });
  if (code === 'TOO_MANY_TRIES') return tooManyTries(seconds, code, text);
  return refuse(NOT_FOUND.includes(code) ? 404 : FORBIDDEN.includes(code) ? 403 : 400, code, text, field);
}

function denial({ copyLocale }: Visit, admission: string): [string, string] {
  const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'ADMINISTRATORS_ONLY';
  return [code, sayer(organizationsWords, copyLocale)(code)];
}
