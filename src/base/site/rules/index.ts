export { COOKIE_DAYS, COOKIE_SECONDS } from './cookie-life.ts';
export { makeServiceContext, missingFromServiceContext, type ServiceContext } from './service-context.ts';
export { shopDay } from './shop-day.ts';
export { languageOf, SHIPPED_SITES, siteCountry, siteOf, tenantNamed, type Country, type Site, type SiteId, type Tenant } from './site.ts';
