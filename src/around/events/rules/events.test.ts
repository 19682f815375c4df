import { expect, test } from 'vitest';
import { NO_PERMISSIONS } from '#base/access/rules';
import type { Shopper } from '#base/shopper/rules';
import { ga4Event } from './ga4-event.ts';
import { pixelsFor } from './adapters.ts';
import { itemOf, pageOf } from './page-of.ts';
import type { BrowserEvent, NotedEvent } from './shop-event.ts';
import { keptVisitor, visitorData } from './visitor-data.ts';

const PATTERNS = [
  '/',
  '/en-ca',
  '/search',
  '/:slug/cat_:id',
  '/:slug/product_:id',
  '/fr-ca/:slug/product_:id',
  '/about/:topic',
  '/about/choices',
];

test.each([
  ['/', '/'],
  ['/en-ca', '/'],
  ['/fr-ca/', '/'],
  ['/search', '/search'],
  ['/paper/product_246810', '/:slug/product_:id'],
  ['/fr-ca/papier/product_246810', '/:slug/product_:id'],
  ['/paper/cat_paper', '/:slug/cat_:id'],
  ['/about/choices', '/about/choices'],
  ['/about/privacy', '/about/:topic'],
  ['/account/orders/100-200', 'other'],
])('[ANL-1] %s is reported as %s', (path, pattern) => expect(pageOf(path, PATTERNS)).toBe(pattern));

test('[ANL-1] a product’s page has its item', () => {
  expect(itemOf('/paper/product_246810')).toBe('246810');
  expect(itemOf('/search')).toBeUndefined();
});

const MEMBER: Shopper = {
  shopperId: 'x',
  tenant: 'business',
  userType: 'REGISTERED',
  contextToken: '',
  profile: { segmentCode: 'S4', membershipProgram: 'PREMIUM', flow: '' } as Shopper['profile'], // all that is read of it
  account: { accountNumber: '7700', name: 'Whitfield', division: '12', routeType: 'SBA', salesRep: null },
  permissions: new Set(['H_R', 'G_IOC']) as Shopper['permissions'],
};

test('[ANL-1] visitor data has everything the specification names, in each edition’s version', () => {
  expect(visitorData(MEMBER, 'business')).toEqual({
    version: '2.0.0',
    customerType: 'business',
    loyaltySegmentCode: 'S4',
    membershipProgram: 'PREMIUM',
    account: '7700',
    division: '12',
    contractType: 'contract',
    permissions: ['G_IOC', 'H_R'],
  });
  expect(visitorData({ ...MEMBER, permissions: NO_PERMISSIONS }, 'business').contractType).toBe('contract-only');
  expect(visitorData(null, 'consumer')).toMatchObject({
    version: '1.0.5',
    customerType: 'consumer',
    contractType: 'none',
    permissions: [],
  });
  expect(visitorData(null, 'business')).toMatchObject({ version: '2.0.0', customerType: 'business' });
});

test('[ANL-1] our own table keeps neither account nor permissions', () => {
  expect(Object.keys(keptVisitor(visitorData(MEMBER, 'business')))).not.toEqual(expect.arrayContaining(['account']));
  expect(keptVisitor(visitorData(MEMBER, 'business'))).not.toHaveProperty('permissions');
});

const noted = (event: BrowserEvent): NotedEvent => ({ eventId: 'e', at: 0, page: '/search', event });
const PURCHASE: BrowserEvent = { name: 'purchase', cents: 1_299, currency: 'USD', items: [{ itemId: '246810', qty: 2 }] };

test('[ANL-1] a data layer gets GA4’s names and shapes', () => {
  const visitor = visitorData(null, 'consumer');
  const about = { event_id: 'e', page_pattern: '/search', visitor_data: visitor };
  expect(ga4Event(noted(PURCHASE), visitor)).toEqual({
    event: 'purchase',
    ...about,
    currency: 'USD',
    value: 12.99,
    items: [{ item_id: '246810', quantity: 2 }],
  });
  expect(ga4Event(noted({ name: 'add-to-cart', itemId: '1', qty: 3, outcome: 'outOfStock', code: 'OOS' }), visitor)).toEqual({
    event: 'add_to_cart',
    ...about,
    items: [{ item_id: '1', quantity: 3 }],
    outcome: 'outOfStock',
    code: 'OOS',
  });
  expect(ga4Event(noted({ name: 'search-box', words: 2, suggested: true }), visitor)).toEqual({
    event: 'search',
    ...about,
    words: 2,
    suggested: true,
  });
  expect(ga4Event(noted({ name: 'store-state', storeNumber: '8', isOpen: null }), visitor).event).toBe('store_state');
});

test('[ANL-1] pictures are those of the event, with nothing but its name, page and amount', () => {
  const pixels = [
    { event: 'purchase', address: 'https://ads.example/p?c={cents}&u={currency}&x={email}' },
    { event: 'navigation', address: 'https://ads.example/n?p={page}&e={event}' },
  ];
  expect(pixelsFor(noted(PURCHASE), pixels)).toEqual(['https://ads.example/p?c=1299&u=USD&x=']);
  expect(pixelsFor(noted({ name: 'navigation' }), pixels)).toEqual(['https://ads.example/n?p=%2Fsearch&e=navigation']);
  expect(pixelsFor(noted({ name: 'approve' }), pixels)).toEqual([]);
});
