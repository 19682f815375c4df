// Handlers of `membershipContract`. The caller's own membership alone is looked at.
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { MEMBERSHIP_ACTS, type membershipContract } from '#buying/membership/contract';
import { membershipWords } from '#buying/membership/words';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { actOnMembership } from './act-on-membership.ts';
import type { MembershipDeps } from './membership-deps.ts';
import { runningMembership } from './running-membership.ts';
import { assemblyCents, plansOf } from './plans.ts';

export function membershipHandlers(deps: MembershipDeps): Handlers<typeof membershipContract> {
  return {
    denied: (visit) => refused(visit, 'LOGIN_REQUIRED', 401),
    'GET /api/membership': async ({ visit }) => {
      const shopper = await visit.shopper();
      const { id, freeShippingThreshold, shippingFee } = visit.site;
      const assembly = assemblyCents(deps.catalog, id);
      return {
        plans: plansOf(deps.catalog, id).map(({ program, itemId, cents }) => ({ program, itemId, price: cents / 100 })),
        freeDeliveryFrom: freeShippingThreshold / 100,
        deliveryFee: shippingFee / 100,
        assemblyFee: assembly === null ? null : assembly / 100,
        membership: isSignedIn(shopper) ? await runningMembership(deps, visit, shopper) : null,
      };
    },
    'POST /api/membership/act': async ({ visit, shopper, body }) => {
      const act = MEMBERSHIP_ACTS.find((one) => one === body.act) ?? 'turnOff';
      // What is charged again is agreed to by who pays it.
      if (visit.isActing && act === 'turnOn') return refused(visit, 'OWNER_ONLY', 403);
      const acted = await actOnMembership(deps, visit, shopper.profile.profileId, { act, terms: body.terms ?? '' });
      return acted.ok ? acted.value : refused(visit, acted.problem, 409);
    },
  };
}

function refused(
  { copyLocale }: Pick<Visit, 'copyLocale'>,
  code: 'LOGIN_REQUIRED' | 'OWNER_ONLY' | 'MEMBERSHIP_ENDED' | 'TERMS_CHANGED',
  status: 401 | 403 | 409,
) {
  return refuse(status, code, sayer(membershipWords, copyLocale)(`server.${code}`));
}
