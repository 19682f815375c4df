// A visit of the shop itself: what it does for somebody without a request of theirs, such as ordering what is due (ATC-7).
import { hasOwnPages, callerOf, type CartPurpose, type SignedIn } from '#base/shopper/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Site } from '#base/site/rules';
import type { Visit } from './visit.ts';

export interface OwnVisitFacts {
  readonly site: Site;
  readonly copyLocale: CopyLocale;
  readonly shopper: SignedIn;
  readonly now: Date;
  readonly cartPurpose: CartPurpose;
}

/** It has no session, no cookies and no address; nothing that it replies is sent to anybody. */
export function makeOwnVisit({ site, copyLocale, shopper, now, cartPurpose }: OwnVisitFacts): Visit {
  return {
    site,
    locale: copyLocale === 'es-US' ? 'en-US' : copyLocale,
    copyLocale,
    requestId: 'own',
    ip: '',
    now,
    cookies: {},
    header: () => undefined,
    tokenHash: null,
    ownTokenHash: () => null,
    isActing: false,
    isPunchout: false,
    cartPurpose,
    acting: async () => null,
    punchout: async () => null,
    shopper: async () => shopper,
    audience: async () => (site.tenant === 'business' && hasOwnPages(shopper) ? 'contract' : 'public'),
    caller: async () => callerOf(shopper),
    ensureShopper: async () => shopper,
    recognised: () => undefined,
    changed: () => undefined,
    replyHeaders: [],
    setCookie: () => undefined,
    redirectTo: undefined,
    personal: true,
    stockRead: new Set(),
  };
}
