// Handlers of the settings of sign-on (H_SAM). The organization is always the session's: no call names one.
import type { Outcome, Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import { actorOf, type Actor } from '#people/organizations/server';
import type { signOnContract } from '#people/sign-on/contract';
import type { Handlers } from '#platform/contract';
import type { Limiter } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { addDomain, checkDomain, removeDomain, type DomainProblem, type TextRecords } from './domains.ts';
import { keepConnection, keepSaml } from './keep-connection.ts';
import { readSettings, type ReadSettingsDeps } from './read-settings.ts';
import { setSignsOut, type LogoutDeps, type SignsOutProblem } from './logout.ts';
import { refused, waitFirst, type Problem } from './refused.ts';
import { makeToken, revokeToken, type TokenProblem } from './scim/tokens.ts';
import * as settings from './settings.ts';
import { beginSignOn, type SignOnDeps } from './sign-on.ts';

type Contract = typeof signOnContract;
type SettingsCall = Extract<keyof Contract, `${string} /api/organization/${string}`>;

export interface SettingsHandlerDeps extends SignOnDeps, LogoutDeps, ReadSettingsDeps {
  readonly textRecords: TextRecords;
  /** Look-ups and tests, each of which calls out. */
  readonly checks: Limiter<'organization'>;
}

interface Call {
  readonly visit: Visit;
  readonly shopper: SignedIn;
}

type Change = (actor: Actor, now: Date) => Promise<Outcome<null, Problem | DomainProblem | TokenProblem | SignsOutProblem>>;

export function settingsHandlers(deps: SettingsHandlerDeps): Pick<Handlers<Contract>, SettingsCall> {
  const { db } = deps;
  const change = (call: Call, work: Change) =>
    asAdministrator(call, async (actor) => {
      if (!deps.isOffered) return refused(call.visit, { code: 'NOT_OFFERED' });
      const outcome = await work(actor, call.visit.now);
      if (outcome.ok) return {};
      return refused(call.visit, typeof outcome.problem === 'string' ? { code: outcome.problem } : outcome.problem);
    });
  const limited = <R>(call: Call, work: (actor: Actor) => Promise<R | Refusal>) =>
    asAdministrator(call, async (actor) => {
      const { wait } = await deps.checks.take({ organization: actor.accountNumber });
      return wait > 0 ? waitFirst(call.visit, wait) : work(actor);
    });
  return {
    'GET /api/organization/sign-on': (call) => asAdministrator(call, (actor) => readSettings(db, deps, actor, call.visit.now)),
    'POST /api/organization/sign-on/connection': (call) => change(call, (actor, now) => keepConnection(deps, actor, call.body, now)),
    'POST /api/organization/sign-on/saml': (call) => change(call, (actor, now) => keepSaml(deps, actor, call.body, now)),
    'POST /api/organization/sign-on/mode': (call) =>
      change(call, (actor, now) => settings.setMode(deps, actor, call.body.mode, call.body.keeperId ?? '', now)),
    'POST /api/organization/sign-on/sign-out': (call) =>
      limited(call, () => change(call, (actor, now) => setSignsOut(deps, actor, call.body.signsOut, now))),
    'POST /api/organization/sign-on/domains': (call) => change(call, (actor, now) => addDomain(db, actor, call.body.domain, now)),
    'POST /api/organization/sign-on/domains/check': (call) =>
      limited(call, () => change(call, (actor, now) => checkDomain(db, deps.textRecords, actor, call.body.domain, now))),
    'POST /api/organization/sign-on/domains/remove': (call) => change(call, (actor, now) => removeDomain(db, actor, call.body.domain, now)),
    'POST /api/organization/sign-on/mappings': (call) =>
      change(call, (actor, now) => settings.keepMapping(deps, actor, { ...call.body, groupId: call.body.groupId ?? '' }, now)),
    'POST /api/organization/sign-on/mappings/remove': (call) =>
      change(call, (actor, now) => settings.removeMapping(deps, actor, call.body.directoryGroup, now)),
    'POST /api/organization/sign-on/unlink': (call) =>
      change(call, (actor, now) => settings.unlinkPerson(deps, actor, call.body.personId, now)),
    'POST /api/organization/sign-on/scim/tokens': (call) =>
      asAdministrator(call, async (actor) => {
        if (!deps.isOffered) return refused(call.visit, { code: 'NOT_OFFERED' });
        const made = await makeToken(db, actor, call.body.days, call.visit.now);
        return made.ok ? { token: made.value } : refused(call.visit, { code: made.problem });
      }),
    'POST /api/organization/sign-on/scim/tokens/revoke': (call) =>
      change(call, (actor, now) => revokeToken(db, actor, call.body.ending, now)),
    'POST /api/organization/sign-on/test': (call) => limited(call, (actor) => beginTest(deps, call.visit, actor)),
  };
}

/** Somebody with the right but without an organization has nothing to set. */
async function asAdministrator<R>({ visit, shopper }: Call, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined ? refused(visit, { code: 'PERSON_NOT_FOUND' }) : answer(actor);
}

async function beginTest(deps: SettingsHandlerDeps, visit: Visit, { accountNumber, profileId }: Actor) {
  const connection = await deps.connections.of(deps.db, accountNumber);
  if (connection === undefined) return refused(visit, { code: 'CONNECTION_FIRST' });
  const begun = await beginSignOn(deps, visit, connection, { testerId: profileId });
  // What went wrong stands in the result.
  return { next: begun.ok ? begun.value : makePaths(visit.locale).signOnSettings() };
}
