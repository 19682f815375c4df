// Handlers of `sessionsContract`.
import { noteScripts } from '#platform/runs-scripts';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Visit } from '#platform/visit';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { captchaWords } from '#people/captcha/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { SessionFacts, sessionsContract } from '#people/sessions/contract';
import { customerTypeOf, routeContextOf, segmentOf } from '#people/sessions/rules';
import { isContractOnly, maskedCustomerNumber, mayBeBlocked, type SalesRep, type Shopper } from '#base/shopper/rules';
import { sessionsWords } from '#people/sessions/words';
import { makeServiceContext } from '#base/site/rules';
import { toggleVisitor } from '#people/toggles/rules';
import type { Toggles } from '#people/toggles/server';
import { signedInReply } from './signed-in-reply.ts';
import { noteUse } from './signed-in-places.ts';
import type { Signing, SignInProblem } from './sign-in.ts';

type C = typeof sessionsContract;

interface Facts {
  readonly db: Queries;
  readonly signing: Signing;
  readonly hosts: Hosts;
  readonly toggles: Pick<Toggles, 'onPages'>;
  readonly isCertified: IsCertified;
  readonly audience: SessionAudience;
  readonly followCart: FollowCart;
}

/** The audience flags that are set (HDR-2). */
export type SessionAudience = (visit: Visit, shopper: Shopper | null, isCertified: boolean) => readonly string[];

/** Whether a fraud service vouches for the visit's shopper (USR-6). */
export type IsCertified = (visit: Visit, shopper: Shopper | null) => Promise<boolean>;

/** Brings the number on the cart up to date when a page asks who is shopping (APP-11). */
export type FollowCart = (visit: Visit, shopper: Shopper | null) => Promise<void>;

export function sessionHandlers({ db, signing, hosts, followCart, ...asked }: Facts): Handlers<C> {
  return {
    'GET /api/session': async ({ visit }) => {
      const facts = await sessionFacts(visit, asked);
      const shopper = await visit.shopper();
      if (mayBeBlocked(shopper)) noteScripts(visit);
      await followCart(visit, shopper);
      if (facts.signedIn) await noteUse(db, visit);
      return facts;
    },

    'POST /api/sign-in': async ({ body, visit }) => {
      const result = await signing.signIn(visit, body);
      if (!result.ok) return notSignedIn(visit, result.problem);
      if (result.value !== 'SECOND_STEP') {
        if ('next' in result.value) return { next: result.value.next, firstName: '', redraw: false, secondStep: true };
        return { ...signedInReply(hosts, visit, body.back, result.value), secondStep: false };
      }
      const back =
        body.back === undefined || body.back === '' ? {} : visit.site.tenant === 'business' ? { target: body.back } : { jump: body.back };
      return { next: makePaths(visit.locale).secondStep(back), firstName: '', redraw: false, secondStep: true };
    },

    'POST /api/sign-out': async ({ visit }) => {
      const next = await signing.signOut(visit);
      return { next: next ?? makePaths(visit.locale).home() };
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

function notSignedIn({ copyLocale }: Visit, problem: SignInProblem): Refusal {
  const say = sayer(sessionsWords, copyLocale);
  switch (problem.code) {
    case 'TOO_MANY_TRIES':
      return tooManyTries(problem.seconds, problem.code, say(problem.code, { minutes: Math.ceil(problem.seconds / 60) }));
    case 'SIGN_IN_FAILED':
      return { ...refuse(400, problem.code, say(problem.code)), ...(problem.captcha && { captcha: problem.captcha }) };
    case 'CAPTCHA_REQUIRED':
    case 'CAPTCHA_WRONG':
      return { ...refuse(400, problem.code, sayer(captchaWords, copyLocale)(problem.code), 'captcha'), captcha: problem.captcha };
  }
}

type Asked = Pick<Facts, 'toggles' | 'isCertified' | 'audience'>;

async function sessionFacts(visit: Visit, { toggles, isCertified, audience }: Asked): Promise<SessionFacts> {
  const shopper = await visit.shopper();
  const certified = await isCertified(visit, shopper);
  return {
    signedIn: shopper?.profile !== null && shopper !== null,
    userType: shopper?.userType ?? 'GUEST',
    firstName: shopper?.profile?.firstName ?? '',
    email: shopper?.profile?.email ?? '',
    customerNumber: maskedCustomerNumber(shopper?.profile?.customerNumber ?? ''),
    rewardsNumber: shopper?.profile?.rewardsNumber ?? '',
    membershipProgram: shopper?.profile?.membershipProgram ?? 'NON_MEMBER',
    segmentCode: shopper?.profile?.segmentCode ?? '',
    segment: segmentOf(shopper?.profile?.segmentCode ?? ''),
    accountName: shopper?.account?.name ?? '',
    accountNumber: shopper?.account?.accountNumber ?? '',
    division: shopper?.account?.division ?? '',
    ...salesRepFacts(shopper?.account?.salesRep ?? null),
    partnerName: shopper?.profile?.partner?.name ?? '',
    ...routeContextOf(shopper, visit.site.siteId),
    customerType: customerTypeOf(shopper),
    permissions: [...(shopper?.permissions ?? [])],
    flow: shopper?.profile?.flow ?? '',
    audience: [...audience(visit, shopper, certified)],
    certified,
    contractOnly: isContractOnly(shopper),
    csrUserId: (await visit.acting())?.number ?? '',
    toggles: toggles.onPages(toggleVisitor(shopper)),
  };
}

const salesRepFacts = (rep: SalesRep | null) => ({
  salesRepName: rep?.name ?? '',
  salesRepEmail: rep?.email ?? '',
  salesRepPhone: rep?.phone ?? '',
});
