import { expect, test } from 'vitest';
import { languageOf, makeServiceContext, missingFromServiceContext, SHIPPED_SITES, siteOf } from '#base/site/rules';

test.each([
  ['consumer', 'en-US', 'consumer-US', 'USD'],
  ['consumer', 'en-CA', 'consumer-CA', 'CAD'],
  ['consumer', 'fr-CA', 'consumer-CA', 'CAD'],
  ['business', 'en-US', 'business-US', 'USD'],
  ['business', 'fr-CA', 'business-CA', 'CAD'],
] as const)('[APP-1] the %s host in %s is site %s with prices in %s', (tenant, locale, id, currency) => {
  const site = siteOf(tenant, locale);
  expect(site).toMatchObject({ id, currency });
  expect(site.locales).toContain(locale);
});

test('[APP-1] the four sites differ in every partner-facing id', () => {
  const sites = Object.values(SHIPPED_SITES);
  expect(sites).toHaveLength(4);
  for (const field of ['siteId', 'storeId', 'id'] as const) expect(new Set(sites.map((site) => site[field])).size).toBe(4);
});

test('[DLV-5] the default ZIP is a postal code in Canada and 01702 in the United States', () => {
  expect(SHIPPED_SITES['consumer-US'].defaultZip).toBe('01702');
  expect(SHIPPED_SITES['consumer-US'].defaultStore).toBe('0008');
  expect(SHIPPED_SITES['consumer-CA'].defaultZip).toMatch(/^[A-Z]\d[A-Z] \d[A-Z]\d$/);
});

const CONTEXT = makeServiceContext({
  site: SHIPPED_SITES['consumer-US'],
  locale: 'en-US',
  zipCode: '01702',
  user: 'GUEST',
  cisResponse: { routeType: 'default', routeId: '1001', customerType: 'consumer' },
});

test.each(['tenant', 'legacyTenant', 'locale', 'channelId', 'siteId', 'langId', 'langCd', 'storeId'] as const)(
  '[APP-18] a service context without %s is refused with that name',
  (field) => {
    const { [field]: _left, ...rest } = CONTEXT;
    expect(missingFromServiceContext(rest)).toBe(field);
    expect(missingFromServiceContext({ ...CONTEXT, [field]: '' })).toBe(field);
  },
);

test('[APP-18] a complete service context is accepted; zip and user may be empty', () => {
  expect(missingFromServiceContext({ ...CONTEXT, zipCode: '', user: '' })).toBeUndefined();
});

test('[APP-18] each locale has its own language id', () => {
  expect(new Set((['en-US', 'en-CA', 'fr-CA'] as const).map((locale) => languageOf(locale).langId)).size).toBe(3);
});
