// A site is a tenant in a country: host, currency, locales and defaults. Sites are configuration (APP-1).
import type { Currency } from '#base/money/rules';
import type { Locale } from '#base/locale/rules';

export type Tenant = 'consumer' | 'business';
export type Country = 'US' | 'CA';

export interface Site {
  /** `consumer-US`, `business-CA`, …: the key of a site's rows. */
  readonly id: SiteId;
  readonly tenant: Tenant;
  readonly legacyTenant: string;
  readonly country: Country;
  readonly currency: Currency;
  readonly locales: readonly Locale[];
  readonly siteId: string;
  readonly channelId: string;
  readonly storeId: string;
  /** Used for promises until the shopper gives one; in Canada a postal code. */
  readonly defaultZip: string;
  readonly defaultStore: string;
  readonly timeZone: string;
  /** Free-delivery threshold: goods total in cents. */
  readonly freeShippingThreshold: number;
  /** Delivery fee in cents below the threshold. */
  readonly shippingFee: number;
  /** Goods total in cents below which the small-order advice appears. */
  readonly smallOrder: number;
  readonly phone: string;
  /** Where checkout begins, without the locale; `{step}` is the first incomplete step (APP-6). */
  readonly checkoutUrl: string;
  /** The same when the toggle `nextGenerationCheckout` is on. */
  readonly nextCheckoutUrl: string;
}

export type SiteId = `${Tenant}-${Country}`;

/** The country of a site. */
export function siteCountry(id: SiteId): Country {
  return id.endsWith('-US') ? 'US' : 'CA';
}

const CHECKOUT = { checkoutUrl: '/checkout/{step}', nextCheckoutUrl: '/checkout/express' } as const;

const US = {
  ...CHECKOUT,
  country: 'US',
  currency: 'USD',
  locales: ['en-US'],
  defaultZip: '01702',
  defaultStore: '0008',
  timeZone: 'America/New_York',
  phone: '1-800-555-0164',
} as const;

const CA = {
  ...CHECKOUT,
  country: 'CA',
  currency: 'CAD',
  locales: ['en-CA', 'fr-CA'],
  defaultZip: 'H3B 1A7',
  defaultStore: '0501',
  timeZone: 'America/Toronto',
  phone: '1-800-555-0178',
} as const;

/** The four sites of the shop. */
export const SHIPPED_SITES: Readonly<Record<SiteId, Site>> = {
  'consumer-US': {
    ...US,
    id: 'consumer-US',
    tenant: 'consumer',
    legacyTenant: 'RETAIL',
    siteId: '1001',
    channelId: 'WEB',
    storeId: '10001',
    freeShippingThreshold: 4_500,
    shippingFee: 795,
    smallOrder: 2_500,
  },
  'consumer-CA': {
    ...CA,
    id: 'consumer-CA',
    tenant: 'consumer',
    legacyTenant: 'RETAIL',
    siteId: '1002',
    channelId: 'WEB',
    storeId: '20001',
    freeShippingThreshold: 5_000,
    shippingFee: 895,
    smallOrder: 3_000,
  },
  'business-US': {
    ...US,
    id: 'business-US',
    tenant: 'business',
    legacyTenant: 'SBA',
    siteId: '2001',
    channelId: 'B2B',
    storeId: '10101',
    freeShippingThreshold: 3_500,
    shippingFee: 795,
    smallOrder: 5_000,
  },
  'business-CA': {
    ...CA,
    id: 'business-CA',
    tenant: 'business',
    legacyTenant: 'SBA',
    siteId: '2002',
    channelId: 'B2B',
    storeId: '20101',
    freeShippingThreshold: 4_500,
    shippingFee: 895,
    smallOrder: 6_000,
  },
};

/** The site of a tenant and locale: the locale decides the country (APP-1). */
export function siteOf(tenant: Tenant, locale: Locale): Site {
  const id: SiteId = locale === 'en-US' ? `${tenant}-US` : `${tenant}-CA`;
  return SHIPPED_SITES[id];
}

/** The tenant that a caller names: as we do (`consumer`) or by its older name (`RETAIL`), in any case; null for a name that no tenant has. */
export function tenantNamed(name: string): Tenant | null {
  const asked = name.toLowerCase();
  const site = Object.values(SHIPPED_SITES).find(({ tenant, legacyTenant }) => asked === tenant || asked === legacyTenant.toLowerCase());
  return site?.tenant ?? null;
}

/** Language id and code of the service context, per locale (APP-18). */
export function languageOf(locale: Locale): { readonly langId: string; readonly langCd: string } {
  return { 'en-US': { langId: '-1', langCd: 'en' }, 'en-CA': { langId: '-24', langCd: 'en' }, 'fr-CA': { langId: '-25', langCd: 'fr' } }[
    locale
  ];
}
