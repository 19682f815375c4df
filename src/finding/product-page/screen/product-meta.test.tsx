import { expect, test } from 'vitest';
import { packed } from '#ui/page/packed';
import type { ProductPageData, ShownProduct } from './load-product.ts';
import { productMeta } from './product-meta.ts';
import { aTile, SHOP } from '#test/screen/tile';

const NO_QUESTIONS = { title: '', intro: [], questions: [], all: null, ask: { href: '', text: '' } };
const NO_REVIEWS = { title: '', summary: null, none: ['', ''], reviews: [], all: null, write: { href: '', text: '' } } as const;

function structuredData(over: Parameters<typeof aTile>[0], facts: Partial<Pick<ShownProduct, 'backorderDays' | 'streetDate'>> = {}) {
  const product = {
    tile: aTile(over),
    partNumber: 'NF-1',
    ean: null,
    description: 'Paper.',
    backorderDays: null,
    streetDate: null,
    ...facts,
    images: [{ src: '/pictures/246810/main.svg', alt: '', width: 800, height: 800 }],
  } as unknown as ShownProduct; // the head reads only these
  const page: ProductPageData = {
    kind: 'product',
    slug: 'x',
    address: '/x/product_246810',
    description: 'd',
    product: packed({ ...product, beside: null, alert: null, often: null, reviews: NO_REVIEWS, questions: NO_QUESTIONS }),
    crumbs: [],
    alternates: {},
  };
  const head = productMeta(page, [{ loaderData: SHOP }]);
  const data = head.flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json'] as Record<string, unknown>] : []));
  return data.find((one) => one['@type'] === 'Product') as {
    offers?: { price: string; priceCurrency: string; availability: string; availabilityStarts?: string };
  };
}

test('the offer’s price is the displayed price, in the site’s currency', () => {
  expect(structuredData({}).offers).toMatchObject({ price: '46.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock' });
});

test('[CAT-1] without a displayed price there is no offer', () => {
  expect(structuredData({ seePriceInCart: true })).not.toHaveProperty('offers');
  expect(structuredData({ priceValue: null })).not.toHaveProperty('offers');
});

test.each([
  [{ badge: 'discontinued' }, 'Discontinued'],
  [{ badge: 'preOrder' }, 'PreOrder'],
  [{ isOutOfStock: true }, 'OutOfStock'],
  [{ badge: 'comingSoon' }, 'OutOfStock'],
  [{ isDeliveryInstock: false }, 'InStoreOnly'],
] as const)('%j is said as %s', (over, availability) => {
  expect(structuredData(over).offers?.availability).toBe(`https://schema.org/${availability}`);
});

test('what ships later is on back order; what is not released yet says when it will be', () => {
  const later = { backorderDays: 12 };
  expect(structuredData({ isDeliveryInstock: false }, later).offers?.availability).toBe('https://schema.org/BackOrder');
  expect(structuredData({}, later).offers?.availability).toBe('https://schema.org/InStock');
  for (const badge of ['preOrder', 'comingSoon'] as const)
    expect(structuredData({ badge }, { streetDate: '2027-06-01' }).offers?.availabilityStarts).toBe('2027-06-01');
  expect(structuredData({}, { streetDate: '2020-06-01' }).offers).not.toHaveProperty('availabilityStarts');
});
