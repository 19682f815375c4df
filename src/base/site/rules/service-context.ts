// The service context of every recommendation, tile and header call (APP-18).
import type { Locale } from '#base/locale/rules';
import { languageOf, type Site } from './site.ts';

export interface ServiceContext {
  readonly tenant: string;
  readonly legacyTenant: string;
  readonly locale: string;
  readonly channelId: string;
  readonly siteId: string;
  readonly zipCode: string;
  readonly langId: string;
  readonly langCd: string;
  readonly storeId: string;
  readonly user: string;
  readonly cisResponse: { readonly routeType: string; readonly routeId: string; readonly customerType: string };
}

const REQUIRED = ['tenant', 'legacyTenant', 'locale', 'channelId', 'siteId', 'langId', 'langCd', 'storeId'] as const;

/** The first missing required field, or undefined; callers return `'<field> is required'`. */
export function missingFromServiceContext(context: Partial<Record<keyof ServiceContext, unknown>>): (typeof REQUIRED)[number] | undefined {
  return REQUIRED.find((field) => typeof context[field] !== 'string' || context[field] === '');
}

interface Facts extends Pick<ServiceContext, 'zipCode' | 'user' | 'cisResponse'> {
  readonly site: Site;
  readonly locale: Locale;
}

export function makeServiceContext({ site, locale, zipCode, user, cisResponse }: Facts): ServiceContext {
  const { tenant, legacyTenant, channelId, siteId, storeId } = site;
  return { tenant, legacyTenant, locale, channelId, siteId, storeId, ...languageOf(locale), zipCode, user, cisResponse };
}
