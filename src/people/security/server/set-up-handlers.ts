// Setting up the second step between the right password and the session: who needs one and has none gets in by nothing else (USR-11).
import { localePrefix } from '#base/locale/rules';
import type { Refusal } from '#base/outcome/rules';
import type { securityContract } from '#people/security/contract';
import { safeTarget } from '#people/sessions/rules';
import { noteActivity, type NeedOfSecondStep, type Profiles } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Db, Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { creationOptions, readNewPasskey, type NewPasskeyFacts } from './passkey-handlers.ts';
import { refused, waitFirst } from './refusals.ts';
import type { SecondStepFacts } from './second-step-handlers.ts';
import type { WaitingStep } from './second-step.ts';
import { shownOffer } from './two-step-handlers.ts';

type SetUpCall =
  | 'GET /api/sign-in/second-step'
  | Extract<keyof typeof securityContract, `POST /api/sign-in/second-step/${'app' | 'passkey'}${string}`>;

export interface SetUpFacts extends SecondStepFacts, NewPasskeyFacts {
  readonly db: Db;
  readonly profiles: Pick<Profiles, 'get'>;
  readonly needOf: NeedOfSecondStep;
  readonly offersTwoStep: boolean;
}

export function setUpHandlers(facts: SetUpFacts): Pick<Handlers<typeof securityContract>, SetUpCall> {
  const { db, secondStep, needOf, offersTwoStep } = facts;
  return {
    'GET /api/sign-in/second-step': async ({ visit }) => {
      const step = await secondStep.waiting(visit);
      if (step === undefined) return { waitsFor: 'ended', offersApp: false, organization: '' };
      const need = await needOf(db, step.profileId);
      return { waitsFor: await wayOf(facts, step.profileId), offersApp: offersTwoStep, organization: need?.organization ?? '' };
    },

    ...appHandlers(facts),
    ...passkeyStepHandlers(facts),
  };
}

function appHandlers(facts: SetUpFacts): Pick<Handlers<typeof securityContract>, Extract<SetUpCall, `${string}/app${string}`>> {
  const { factor, secondStep, profiles, offersTwoStep } = facts;
  return {
    'POST /api/sign-in/second-step/app': async ({ visit }) => {
      const step = await toSetUp(facts, visit);
      if ('refused' in step) return step;
      const person = await profiles.get(step.profileId);
      const offer = offersTwoStep ? await factor.offer(step.profileId, visit.now) : undefined;
      return offer === undefined || person === undefined ? refused(visit, 'TWO_STEP_OFF') : shownOffer(offer, person.email);
    },

    'POST /api/sign-in/second-step/app/offer': async ({ visit, body }) => {
      const step = await toSetUp(facts, visit);
      if ('refused' in step) return step;
      const person = await profiles.get(step.profileId);
      const offer = await factor.offered(step.profileId, body.handle, visit.now);
      return offer === undefined || person === undefined ? refused(visit, 'OFFER_ENDED') : shownOffer(offer, person.email);
    },

    'POST /api/sign-in/second-step/app/confirm': async ({ visit, body }) => {
      const step = await toSetUp(facts, visit);
      if ('refused' in step) return step;
      const seconds = await secondStep.wait(visit, step.profileId);
      if (seconds > 0) return waitFirst(visit, seconds);
      const judged = await factor.judgeOffer(step.profileId, body.code, visit.now);
      if (judged === undefined) return refused(visit, 'CODE_WRONG', 'code');
      let recoveryCodes: readonly string[] | undefined;
      const next = await finish(facts, visit, step, body.back, async (tx) => {
        recoveryCodes = await factor.confirm(tx, step.profileId, judged, visit.now);
        if (recoveryCodes !== undefined) await noteActivity(tx, visit, step.profileId, 'twoStepOn');
        return recoveryCodes !== undefined;
      });
      if (next === undefined || recoveryCodes === undefined) return refused(visit, 'STEP_ENDED');
      await secondStep.right(visit, step.profileId);
      return { recoveryCodes: [...recoveryCodes], next };
    },
  };
}

function passkeyStepHandlers(facts: SetUpFacts): Pick<Handlers<typeof securityContract>, Extract<SetUpCall, `${string}/passkey${string}`>> {
  return {
    'POST /api/sign-in/second-step/passkey/challenge': async ({ visit }) => {
      const step = await toSetUp(facts, visit);
      if ('refused' in step) return step;
      const person = await facts.profiles.get(step.profileId);
      return person === undefined ? refused(visit, 'STEP_ENDED') : creationOptions(facts, visit, person);
    },

    'POST /api/sign-in/second-step/passkey': async ({ visit, body: { back, ...made } }) => {
      const step = await toSetUp(facts, visit);
      if ('refused' in step) return step;
      const add = await readNewPasskey(facts, visit, step.profileId, made);
      if (add === undefined) return refused(visit, 'PASSKEY_NOT_ADDED');
      const next = await finish(facts, visit, step, back, async (tx) => (await add(tx)) !== undefined);
      return next === undefined ? refused(visit, 'STEP_ENDED') : { next };
    },
  };
}

/** Finishes the sign-in, if `setUp` agrees in its transaction; returns where it goes on. */
async function finish(
  { secondStep, signing, hosts }: SetUpFacts,
  visit: Visit,
  step: WaitingStep,
  back: string | undefined,
  setUp: (tx: Queries) => Promise<boolean>,
): Promise<string | undefined> {
  const shopper = await signing.resume(visit, step, async (tx) => (await secondStep.take(tx, visit, step)) && setUp(tx));
  if (shopper === undefined) return undefined;
  secondStep.forget(visit);
  return safeTarget(back, hosts.origins[visit.site.tenant], localePrefix(visit.locale) || '/');
}

/** The sign-in that waits here for its second step to be set up. A password alone adds no second second step. */
async function toSetUp(facts: SetUpFacts, visit: Visit): Promise<WaitingStep | Refusal> {
  const step = await facts.secondStep.waiting(visit);
  return step !== undefined && (await wayOf(facts, step.profileId)) === 'setUp' ? step : refused(visit, 'STEP_ENDED');
}

async function wayOf({ factor, passkeys }: SetUpFacts, profileId: string): Promise<'code' | 'passkey' | 'setUp'> {
  if ((await factor.state(profileId)).isOn) return 'code';
  return (await passkeys.list(profileId)).length > 0 ? 'passkey' : 'setUp';
}
