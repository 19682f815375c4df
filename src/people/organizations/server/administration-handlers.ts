// Handlers of what belongs to the organization itself, not to its people (H_SAM).
import type { organizationsContract } from '#people/organizations/contract';
import type { Handlers } from '#platform/contract';
import { addressRuleHandlers } from './address-rule-handlers.ts';
import { asMember, done, refused } from './answering.ts';
import type { OrganizationDeps } from './organization-deps.ts';
import { changeJoinRule } from './join-rule.ts';
import { changeDetails, shownDetails } from './organization-details.ts';
import { ruleSecondStep } from './second-step-rule.ts';

type AdministrationCalls =
  | `${'GET' | 'POST'} /api/organization/${'details' | 'address-rules'}`
  | 'POST /api/organization/joining'
  | 'POST /api/organization/second-step';

export function administrationHandlers(deps: OrganizationDeps): Pick<Handlers<typeof organizationsContract>, AdministrationCalls> {
  const { db } = deps;
  return {
    ...addressRuleHandlers(deps),
    'GET /api/organization/details': (call) =>
      asMember(
        call,
        async (actor) => (await shownDetails(db, deps.joinRule, actor, call.shopper)) ?? refused(call.visit, 'PERSON_NOT_FOUND'),
      ),
    'POST /api/organization/details': (call) =>
      deps.cardNumberIn(call.body, call.visit) ?? done(call, (actor) => changeDetails(db, actor, call.visit.now, call.body)),
    'POST /api/organization/joining': (call) =>
      done(call, (actor) => changeJoinRule(db, deps.joinRule, actor, call.body.allowed, call.visit.now)),
    'POST /api/organization/second-step': (call) => done(call, (actor) => ruleSecondStep(deps, call.visit, actor, call.body.required)),
  };
}
