import { expect, test } from 'vitest';
import type { Shop } from './shop.tsx';
import { pageMeta } from './page-meta.tsx';

const shop = {
  locale: 'fr-CA',
  copyLocale: 'fr-CA',
  origins: { consumer: 'http://localhost:3000', business: 'http://business.localhost:3000', pay: 'http://pay.localhost:3000' },
  site: { tenant: 'business' },
} as unknown as Shop; // the head reads only these
const head = (facts: Partial<Parameters<typeof pageMeta>[0]>) =>
  pageMeta({ title: 'Rabais', address: '/fr-ca/deals', ...facts }, [{ loaderData: shop }]);
const links = (facts: Partial<Parameters<typeof pageMeta>[0]>) =>
  head(facts).flatMap((one) => ('tagName' in one ? [[one['hrefLang'] ?? one['rel'], one['href']]] : []));

test('[APP-2] canonical and hreflang follow the host and the locale; x-default is American English', () => {
  expect(links({})).toEqual([
    ['canonical', 'http://business.localhost:3000/fr-ca/deals'],
    ['en-US', 'http://business.localhost:3000/deals'],
    ['en-CA', 'http://business.localhost:3000/en-ca/deals'],
    ['fr-CA', 'http://business.localhost:3000/fr-ca/deals'],
    ['x-default', 'http://business.localhost:3000/deals'],
  ]);
});

test('[APP-2] the home page’s address is only the locale', () => {
  expect(links({ address: '/fr-ca' }).map(([, href]) => href)).toEqual([
    'http://business.localhost:3000/fr-ca',
    'http://business.localhost:3000/',
    'http://business.localhost:3000/en-ca',
    'http://business.localhost:3000/fr-ca',
    'http://business.localhost:3000/',
  ]);
});

test('[APP-2] a page lists its other-language addresses when they differ', () => {
  const alternates = { 'en-US': '/pens/cat_pens', 'en-CA': '/en-ca/pens/cat_pens', 'fr-CA': '/fr-ca/stylos/cat_pens' };
  expect(links({ address: '/fr-ca/stylos/cat_pens', alternates })).toContainEqual([
    'en-US',
    'http://business.localhost:3000/pens/cat_pens',
  ]);
});

test('[APP-2] [APP-1] a product not sold in a locale has no alternate there, and x-default exists', () => {
  const alternates = { 'en-CA': '/en-ca/pen/product_9', 'fr-CA': '/fr-ca/stylo/product_9' };
  expect(links({ address: '/fr-ca/stylo/product_9', alternates })).toEqual([
    ['canonical', 'http://business.localhost:3000/fr-ca/stylo/product_9'],
    ['en-CA', 'http://business.localhost:3000/en-ca/pen/product_9'],
    ['fr-CA', 'http://business.localhost:3000/fr-ca/stylo/product_9'],
    ['x-default', 'http://business.localhost:3000/en-ca/pen/product_9'],
  ]);
});

test('a private page is excluded from search engines and lists no alternates', () => {
  expect(head({ indexed: false })).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  expect(links({ indexed: false })).toEqual([]);
});
