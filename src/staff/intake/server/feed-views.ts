// What feeds need to know of a site, for export and import.
import { localTime } from '#base/calendar/rules';
import type { FeedFacts, FeedView } from '#staff/intake/rules';
import type { Locale } from '#base/locale/rules';
import type { Config } from '#platform/config';
import { siteOf, type Country, type Tenant } from '#base/site/rules';
import { makeOwnDrawings, ownAddresses, type OwnAddresses } from './own-addresses.ts';

/** What an export needs of a site, beyond a feed's view. */
export type SiteView = FeedView & OwnAddresses & { readonly country: Country };

export function feedView(config: Config, tenant: Tenant, locale: Locale, now: Date): SiteView {
  const { country, currency, timeZone } = siteOf(tenant, locale);
  return { locale, country, currency, today: localTime(now.getTime(), timeZone).day, ...ownAddresses(config, tenant, locale) };
}

/** `units`: initial stock of products that a feed calls in stock. */
export function feedFacts(config: Config, locale: Locale, now: Date, units: number, allowFree = false): FeedFacts {
  const { timeZone } = siteOf('consumer', locale);
  return { locale, timeZone, today: localTime(now.getTime(), timeZone).day, units, allowFree, isOwnDrawing: makeOwnDrawings(config) };
}
