// The session's state and sessionIPA (USR-2), from the session, the cookies of place, and the address book.
import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { localePrefix } from '#base/locale/rules';
import { isSignedIn, maskedCustomerNumber, offersTo, type Shopper } from '#base/shopper/rules';
import type { accountContract } from '#buying/account/contract';
import { placeFrom } from '#goods/stores/rules';
import type { PostalAddress } from '#people/addresses/rules';
import type { Toggles } from '#people/toggles/server';
import { isLoggedIn, loginStatusOf } from '#people/sessions/rules';
import { DEVICE_COOKIE } from '#people/sessions/server';
import { toggleVisitor } from '#people/toggles/rules';
import { allowsTracking } from '#platform/allows-tracking';
import { contextId } from '#platform/cookies';
import type { Visit } from '#platform/visit';

type State = Static<(typeof accountContract)['GET /api/session/state']['reply']>;

/** How the shop's app names itself in `User-Agent`. */
const APP = /\bInkwellApp\//;

interface StateOf {
  readonly visit: Visit;
  readonly shopper: Shopper | null;
  readonly csrUserId: string;
  readonly cidParam: string;
  /** The default delivery address in the site's country. */
  readonly shipTo: Pick<PostalAddress, 'zip' | 'city' | 'state'> | undefined;
  readonly toggles: Pick<Toggles, 'onPages'>;
}

export function sessionState(facts: StateOf): Omit<State, 'profile'> {
  return { sessionState: stateOf(facts), sessionIPA: sessionIpa(facts) };
}

function stateOf({ visit, shopper, csrUserId, cidParam }: StateOf): State['sessionState'] {
  const { site, locale, requestId } = visit;
  const place = placeOf(visit);
  const loginStatus = loginStatusOf({ signedIn: isSignedIn(shopper), wasHere: visit.cookies[DEVICE_COOKIE] !== undefined });
  return {
    isLoggedIn: isLoggedIn(loginStatus),
    loginStatus,
    ...personFacts(shopper),
    ...accountFacts(shopper),
    fingerprint: shopper === null || visit.tokenHash === null ? '' : contextId(visit.tokenHash),
    requestId,
    storeNumber: place.storeNumber,
    zipcode: place.zip,
    routePrefix: localePrefix(locale),
    consumer: site.tenant === 'consumer',
    cidParam,
    csrUserId,
    xdeviceID: deviceId(visit),
    isMobileAPP: APP.test(visit.header('user-agent') ?? ''),
  };
}

function personFacts(shopper: Shopper | null) {
  const profile = shopper?.profile ?? null;
  if (profile === null) return { customerNumber: '', emailHash: '', rewardsNumber: '', customerSegmentCode: '' };
  return {
    customerNumber: maskedCustomerNumber(profile.customerNumber),
    emailHash: sha256(profile.email.toLowerCase()),
    rewardsNumber: profile.rewardsNumber ?? '',
    customerSegmentCode: profile.segmentCode,
  };
}

function accountFacts(shopper: Shopper | null) {
  const account = shopper?.account ?? null;
  const rep = account?.salesRep ?? null;
  return {
    accountNumber: account?.accountNumber ?? '',
    dcn: account === null ? '' : `${account.division}-${maskedCustomerNumber(shopper?.profile?.customerNumber ?? '')}`,
    salesRepEmail: rep?.email ?? '',
    salesRepName: rep?.name ?? '',
    salesRepPhone: rep?.phone ?? '',
  };
}

function sessionIpa({ visit, shopper, shipTo, toggles }: StateOf): State['sessionIPA'] {
  const shipToZip = shipTo?.zip ?? '';
  return {
    permissionDetail: {
      globalPermission: [...(shopper?.permissions ?? [])],
      landingPagesPermission: (['deals', 'promotions'] as const).filter((page) => offersTo(shopper)[page]),
      deprecableRequestFields: { shippingZip: shipToZip || placeOf(visit).zip },
      sessionData: {
        userEmail: shopper?.profile?.email ?? '',
        shipToZip,
        shipToCity: shipTo?.city ?? '',
        shipToState: shipTo?.state ?? '',
      },
    },
    webToggleList: toggles.onPages(toggleVisitor(shopper)).map((toggleName) => ({ toggleName, values: 'Y', active: true })),
    membershipDetail: { membershipProgram: shopper?.profile?.membershipProgram ?? 'NON_MEMBER' },
  };
}

const placeOf = ({ cookies, site }: Visit) => placeFrom(cookies, { ...site, defaultStoreCity: null });

/** A digest, so that the cookie's secret stays in the cookie. */
function deviceId(visit: Visit): string {
  const token = visit.cookies[DEVICE_COOKIE];
  return token === undefined || !allowsTracking(visit) ? '' : sha256(`device ${token}`).slice(0, 32);
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
