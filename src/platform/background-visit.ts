// A visit that no browser makes: work of the shop in somebody's name, such as an order that arrives as a document.
import { callerOf, type CartPurpose, type Shopper } from '#base/shopper/rules';
import type { Locale } from '#base/locale/rules';
import { siteOf } from '#base/site/rules';
import type { Visit } from './visit.ts';

interface BackgroundVisit {
  readonly shopper: Shopper;
  readonly locale: Locale;
  readonly cartPurpose: CartPurpose;
  readonly requestId: string;
  /** The address that asked for it; '' for nobody's. */
  readonly ip?: string;
  readonly now: Date;
}

/** It has no cookies and no session, and nothing that is set on it goes anywhere. */
export function backgroundVisit({ shopper, locale, cartPurpose, requestId, ip = '', now }: BackgroundVisit): Visit {
  return {
    site: siteOf(shopper.tenant, locale),
    locale,
    copyLocale: locale,
    requestId,
    ip,
    now,
    cookies: {},
    header: () => undefined,
    tokenHash: null,
    ownTokenHash: () => null,
    isActing: false,
    cartPurpose,
    acting: () => Promise.resolve(null),
    isPunchout: false,
    punchout: () => Promise.resolve(null),
    shopper: () => Promise.resolve(shopper),
    audience: () => Promise.resolve('contract'),
    caller: () => Promise.resolve(callerOf(shopper)),
    ensureShopper: () => Promise.resolve(shopper),
    recognised: () => undefined,
    changed: () => undefined,
    replyHeaders: [],
    setCookie: () => undefined,
    redirectTo: undefined,
    personal: true,
    stockRead: new Set(),
  };
}
