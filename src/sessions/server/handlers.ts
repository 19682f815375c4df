// The calls of `sessionsContract`.
import type { Handlers } from '#platform/contract';
import type { Hosts } from '#platform/hosts';
import type { Visit } from '#platform/visit';
import { refuse, tooManyTries, type Refusal } from '#outcome/rules';
import { sayer } from '#locale/words';
import { localePrefix } from '#locale/rules';
import { makePaths } from '#paths';
import type { SessionFacts, sessionsContract } from '#sessions/contract';
import {
  audienceOf,
  customerTypeOf,
  isContractOnly,
  maskedCustomerNumber,
  routeContextOf,
  safeTarget,
  type Shopper,
} from '#sessions/rules';
import { sessionsWords } from '#sessions/words';
import { makeServiceContext } from '#site/rules';
import { toggleVisitor } from '#toggles/rules';
import type { Toggles } from '#toggles/server';
import type { Signing } from './sign-in.ts';

type C = typeof sessionsContract;

export function sessionHandlers(signing: Signing, hosts: Hosts, toggles: Pick<Toggles, 'onPages'>): Handlers<C> {
  const next = (visit: Visit, back: string | undefined): string =>
    safeTarget(back, hosts.origins[visit.site.tenant], localePrefix(visit.locale) || '/');
  const signedIn = (visit: Visit, back: string | undefined, shopper: Shopper) => ({
    next: next(visit, back),
    firstName: shopper.profile?.firstName ?? '',
    // Prices of a contract and another language are in the page itself.
    redraw: isContractOnly(shopper) || shopper.profile?.spanish === true,
  });
  const say = (visit: Visit) => sayer(sessionsWords, visit.copyLocale);
  const tooMany = (visit: Visit, seconds: number): Refusal =>
    tooManyTries(seconds, 'TOO_MANY_TRIES', say(visit)('TOO_MANY_TRIES', { minutes: Math.ceil(seconds / 60) }));

  return {
    'GET /api/session': ({ visit }) => sessionFacts(visit, toggles),

    'POST /api/sign-in': async ({ body, visit }) => {
      const result = await signing.signIn(visit, body.email, body.password);
      if (result.ok) return signedIn(visit, body.back, result.value);
      if (result.problem.code === 'TOO_MANY_TRIES') return tooMany(visit, result.problem.seconds);
      return refuse(400, 'SIGN_IN_FAILED', say(visit)('SIGN_IN_FAILED'));
    },

    'POST /api/sign-out': async ({ visit }) => {
      await signing.signOut(visit);
      return { next: makePaths(visit.locale).home() };
    },

    'GET /api/service-context': async ({ visit }) => {
      const shopper = await visit.shopper();
      return makeServiceContext({
        site: visit.site,
        locale: visit.locale,
        zipCode: visit.cookies['zipcode'] ?? visit.site.defaultZip,
        user: shopper?.userType ?? 'GUEST',
        cisResponse: { ...routeContextOf(shopper, visit.site.siteId), customerType: customerTypeOf(shopper) },
      });
    },
  };
}

async function sessionFacts(visit: Visit, toggles: Pick<Toggles, 'onPages'>): Promise<SessionFacts> {
  const shopper = await visit.shopper();
  return {
    signedIn: shopper?.profile !== null && shopper !== null,
    userType: shopper?.userType ?? 'GUEST',
    firstName: shopper?.profile?.firstName ?? '',
    email: shopper?.profile?.email ?? '',
    customerNumber: maskedCustomerNumber(shopper?.profile?.customerNumber ?? ''),
    rewardsNumber: shopper?.profile?.rewardsNumber ?? '',
    membershipProgram: shopper?.profile?.membershipProgram ?? 'NON_MEMBER',
    segmentCode: shopper?.profile?.segmentCode ?? '',
    accountName: shopper?.account?.name ?? '',
    accountNumber: shopper?.account?.accountNumber ?? '',
    division: shopper?.account?.division ?? '',
    partnerName: shopper?.profile?.partner?.name ?? '',
    ...routeContextOf(shopper, visit.site.siteId),
    customerType: customerTypeOf(shopper),
    permissions: [...(shopper?.permissions ?? [])],
    audience: [...audienceOf(shopper, visit.copyLocale === 'es-US')],
    contractOnly: isContractOnly(shopper),
    toggles: toggles.onPages(toggleVisitor(shopper)),
  };
}
