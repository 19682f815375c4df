import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CatalogRecord, ProductKind } from '#goods/catalog/rules';
import { catalogWords } from '#goods/catalog/words';
import { isPictureType } from '#goods/pictures/rules';
import { demoCategories, demoContracts, demoProducts, featured } from './index.ts';

const NBSP = '\u00A0';
const KINDS: readonly ProductKind[] = [
  'ordinary',
  'bundle',
  'skuSet',
  'customSku',
  'eDownload',
  'directFurniture',
  'membership',
  'freeSample',
  'warranty',
  'assembly',
  'techHelp',
  'eGiftCard',
  'giftCard',
  'surcharge',
];
const FLAGS = [
  'bopisEligible',
  'shipFromStore',
  'preOrder',
  'comingSoon',
  'inStoreOnly',
  'seePriceInCart',
  'newPackaging',
  'limitedQuantity',
  'wholesaler',
  'healthCare',
  'bestSeller',
] as const;
const ONE_COUNTRY = { '900011': ['USD'], '900012': ['CAD'], '900032': [] } as Readonly<Record<string, readonly string[]>>;

const byId = new Map(demoProducts.map((product) => [product.itemId, product]));
const where = (wrong: (product: CatalogRecord) => boolean): string[] => demoProducts.filter(wrong).map(({ itemId }) => itemId);

function frenchWords({ text }: CatalogRecord): string[] {
  const french = text['fr-CA'] ?? {};
  return [french.name, french.pack, french.description, french.unitName, ...(french.features ?? []), ...(french.specs ?? []).flat()].filter(
    (words) => words !== undefined,
  );
}

test('[CAT-1] every kind of product occurs', () => {
  expect(new Set(demoProducts.map(({ kind }) => kind))).toEqual(new Set(KINDS));
});

test.each(FLAGS)('[CAT-1] %s is set on a product', (flag) => {
  expect(demoProducts.some((product) => product[flag] === true)).toBe(true);
});

test('[CAT-1] each field with a rule of its own occurs', () => {
  const fields = [
    'streetDate',
    'quantityLimit',
    'increment',
    'alternates',
    'accessories',
    'services',
    'bundle',
    'variant',
    'replacement',
    'fits',
  ] as const;
  expect(fields.filter((field) => !demoProducts.some((product) => product[field] !== undefined))).toEqual([]);
  expect(demoProducts.some(({ status }) => status === 'discontinued')).toBe(true);
  expect(demoProducts.some(({ status }) => status === 'unpublished')).toBe(true);
  expect(demoProducts.some(({ stock }) => stock?.backorderDays !== undefined)).toBe(true);
});

test('item numbers, part numbers and names are unique', () => {
  const twice = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);
  expect(twice(demoProducts.map(({ itemId }) => itemId))).toEqual([]);
  expect(twice(demoProducts.map(({ partNumber }) => partNumber))).toEqual([]);
  expect(twice(demoProducts.map(({ text }) => text['en-US'].name))).toEqual([]);
  expect(twice(demoProducts.map(({ text }) => text['fr-CA']?.name ?? ''))).toEqual([]);
  expect(where(({ itemId }) => !/^\d{3,9}$/.test(itemId))).toEqual([]);
});

test('everything a product refers to exists', () => {
  const leaves = new Set(demoCategories.filter(({ parentId }) => parentId !== undefined).map(({ id }) => id));
  expect(where(({ categoryId }) => !leaves.has(categoryId))).toEqual([]);
  const missing = demoProducts.flatMap(({ itemId, alternates = [], accessories = [], services = [], bundle = [], replacement }) =>
    [...alternates, ...accessories, ...services, ...bundle.map((part) => part.itemId), ...(replacement === undefined ? [] : [replacement])]
      .filter((other) => !byId.has(other) || other === itemId)
      .map((other) => `${itemId} → ${other}`),
  );
  expect(missing).toEqual([]);
  expect(
    where(({ services = [] }) => services.some((id) => !['warranty', 'assembly', 'techHelp'].includes(byId.get(id)?.kind ?? ''))),
  ).toEqual([]);
  expect(where(({ picture }) => picture === undefined || !isPictureType(picture.type))).toEqual([]);
});

test('[APP-1] every product has a price in both lists, except where one rule is shown', () => {
  expect(where(({ itemId, prices }) => Object.keys(prices).join() !== (ONE_COUNTRY[itemId] ?? ['USD', 'CAD']).join())).toEqual([]);
});

test('prices fall: sale under base, each break under the one before', () => {
  const wrong = ({ prices }: CatalogRecord): boolean =>
    Object.values(prices).some(({ base, sale, breaks = [] }) => {
      const ladder = [sale ?? base, ...breaks.map(({ each }) => each)];
      const qties = breaks.map(({ qty }) => qty);
      return (
        (sale !== undefined && sale >= base) ||
        ladder.some((each, at) => at > 0 && each >= (ladder[at - 1] ?? 0)) ||
        qties.some((qty, at) => qty <= (qties[at - 1] ?? 1))
      );
    });
  expect(where(wrong)).toEqual([]);
  expect(where(({ kind, prices }) => kind !== 'freeSample' && Object.values(prices).some(({ base }) => base <= 0))).toEqual([]);
});

test('[APP-2] every product speaks American English and Canadian French, and the two differ', () => {
  expect(where(({ text }) => !text['fr-CA']?.name || !text['fr-CA'].description || text['fr-CA'].name === text['en-US'].name)).toEqual([]);
  expect(where(({ text }) => (text['en-US'].specs ?? []).length !== (text['fr-CA']?.specs ?? []).length)).toEqual([]);
  expect(where((product) => product.unitCount !== undefined && product.text['en-US'].unitName === undefined)).toEqual([]);
});

test('French keeps numbers and signs together with no-break spaces', () => {
  const split = /\d[$%]| [$:%»]|« |[^\s]«|\d (?:po|lb|kg|g|mm|cm|ml|feuilles|stylos)\b|'|[^:]\/{2}|(?<!Bluetooth.|USB-[AC].)\b\d+\.\d/;
  expect(demoProducts.flatMap((product) => frenchWords(product).filter((words) => split.test(words)))).toEqual([]);
  expect(demoProducts.some((product) => frenchWords(product).some((words) => words.includes(`8,5${NBSP}x${NBSP}11${NBSP}po`)))).toBe(true);
});

test('English uses no French punctuation and French no English words for sizes', () => {
  expect(where(({ text }) => / [:;!?%]|«/.test(text['en-US'].name + text['en-US'].description))).toEqual([]);
  expect(
    demoProducts.flatMap((product) => frenchWords(product).filter((words) => /\b(in\.|lb\.|oz\.|sheets|pack of)/.test(words))),
  ).toEqual([]);
});

/** Colours of the kit that are not also a metal, a wood of the frame or a way to see through. */
const NAMED_COLORS =
  /\b(black|white|blue|navy|teal|green|red|pink|purple|orange|yellow|brown|kraft|manila|ivory|gray|charcoal|oak|walnut|maple|canary|burgundy|lime|beige)\b/g;

test('[CAT-1] the colour of a product is one that its name contains, if it contains any', () => {
  const denied = where(({ text, facets }) => {
    const told = facets?.['color']?.['en-US'].toLowerCase() ?? '';
    const named =
      text['en-US'].name
        .toLowerCase()
        .replace(/\w+ frame/, '')
        .match(NAMED_COLORS) ?? [];
    return !/^(assorted|color|tri-color|)$/.test(told) && named.length > 0 && !named.some((name) => told.includes(name));
  });
  expect(denied).toEqual([]);
});

test('[CAT-1] French labels agree with their values, and units are the ones used in Québec', () => {
  const said = demoProducts.flatMap(({ text }) => (text['fr-CA']?.specs ?? []).map(([label, value]) => `${label}: ${value}`));
  const amiss = [
    /^Matériau: (Permanente|Lavable|Sans poussière|Autocopiant|Laitonn|\d)/,
    /^Portée: (.*personnes|.*°|.*m²)/,
    /^Dimensions: (Petit|Moyen|Grand)$/,
    /^Piles: (A?AA|C|D)$/,
    /^Capacité: .*(lumens|ans|fois)/,
    /^Feuilles: .*feuilles/,
    /^(\p{L}+): \1\b/u,
    /^[^(]*\d\u00A0oz\b|\b1000\u00A0ml\b|\bNo \d/,
  ];
  expect(said.filter((row) => amiss.some((wrong) => wrong.test(row)))).toEqual([]);
  expect(where(({ text }) => /\d\u00A0pièces$/.test(text['fr-CA']?.pack ?? '') && !text['fr-CA']?.pack?.includes('300'))).toEqual([
    '710541',
  ]);
});

test('Canadian English holds only what differs', () => {
  const same = where(({ text }) =>
    Object.entries(text['en-CA'] ?? {}).some(([key, words]) => JSON.stringify(words) === JSON.stringify(text['en-US'][key as 'name'])),
  );
  expect(same).toEqual([]);
  expect(JSON.stringify(demoProducts.map(({ text }) => ({ ...text['en-US'], ...text['en-CA'] })))).not.toMatch(
    /\b(colou?red? )?colors?\b(?!")/i,
  );
});

test('SKU sets have two members or more, told apart by their options', () => {
  const sets = Map.groupBy(
    demoProducts.filter(({ variant }) => variant !== undefined),
    ({ variant }) => variant?.set ?? '',
  );
  for (const [set, members] of sets) {
    expect(members.length, set).toBeGreaterThan(1);
    expect(new Set(members.map(({ variant }) => JSON.stringify(variant?.options))).size, set).toBe(members.length);
    expect(new Set(members.map(({ variant }) => Object.keys(variant?.options ?? {}).join())).size, set).toBe(1);
  }
});

test('[CAT-6] every printer on sale has a cartridge that names its model', () => {
  const models = [...new Set(demoProducts.flatMap(({ fits = [] }) => fits))];
  const alone = where(
    ({ categoryId, preOrder, text }) =>
      categoryId === 'printers' && !preOrder && !models.some((model) => text['en-US'].name.includes(model)),
  );
  expect(alone).toEqual([]);
});

test('[CAT-1] no two products of a category have the same name or text, whatever order a list has', () => {
  const shelves = [...Map.groupBy(demoProducts, ({ categoryId }) => categoryId).values()];
  const twice = (say: (product: CatalogRecord) => string): string[] =>
    shelves.flatMap((products) => [...Map.groupBy(products, say).values()].flatMap((same) => same.slice(1).map(({ itemId }) => itemId)));
  expect(twice(({ text }) => text['en-US'].name)).toEqual([]);
  expect(twice(({ text }) => text['en-US'].description)).toEqual([]);
  expect(twice(({ text }) => text['fr-CA']?.description ?? '')).toEqual([]);
});

test('every category is filled, named in French and placed in a department', () => {
  const departments = demoCategories.filter(({ parentId }) => parentId === undefined);
  const leaves = demoCategories.filter(({ parentId }) => parentId !== undefined);
  expect(leaves.filter(({ id }) => !demoProducts.some(({ categoryId }) => categoryId === id))).toEqual([]);
  expect(leaves.filter(({ parentId }) => !departments.some(({ id }) => id === parentId))).toEqual([]);
  expect(demoCategories.filter(({ name }) => !name['fr-CA'])).toEqual([]);
  expect(demoCategories.filter(({ picture }) => !isPictureType(picture?.type ?? ''))).toEqual([]);
  expect(new Set(demoCategories.map(({ id }) => id)).size).toBe(demoCategories.length);
});

test('home page rails show what they promise', () => {
  expect(
    featured.deals.filter((id) => byId.get(id)?.prices.USD?.sale === undefined || byId.get(id)?.prices.CAD?.sale === undefined),
  ).toEqual([]);
  expect(featured.bestSellers.filter((id) => byId.get(id)?.bestSeller !== true)).toEqual([]);
  expect([featured.deals.length, featured.bestSellers.length, featured.departments.length]).toEqual([10, 10, 8]);
  expect(
    featured.departments.filter((id) => !demoCategories.some((category) => category.id === id && category.parentId === undefined)),
  ).toEqual([]);
});

test('[B2B-4] contracts price real items below the list in both currencies', () => {
  const dear = demoContracts.flatMap(({ accountNumber, items }) =>
    items
      .filter(({ itemId, prices }) => {
        const list = byId.get(itemId)?.prices;
        return list === undefined || (['USD', 'CAD'] as const).some((currency) => (prices?.[currency] ?? 0) >= (list[currency]?.base ?? 0));
      })
      .map(({ itemId }) => `${accountNumber} ${itemId}`),
  );
  expect(dear).toEqual([]);
  expect(demoContracts.every(({ items }) => new Set(items.map(({ itemId }) => itemId)).size === items.length)).toBe(true);
  // Those of the buyer with contract prices, and of the one who sees nothing else.
  for (const known of ['10024501', '10024502'])
    expect(demoContracts.find(({ accountNumber }) => accountNumber === known)?.items.length).toBeGreaterThanOrEqual(40);
});

test('[CAT-1] packs of several colours are drawn in several', () => {
  const several = where(
    ({ facets, picture }) => facets?.['color']?.['en-US'].startsWith('Assorted') === true && picture?.color?.[0] === '#',
  );
  expect(several).toEqual([]);
});

test('[CART-13] the items that cause messages exist, and each of them is listed', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const [, rules = ''] = readme.split('## Items that show a rule');
  const named = new Set(rules.match(/\b\d{6}\b/g));
  expect([...named].filter((id) => !byId.has(id) && !/^999999$|^100245/.test(id))).toEqual([]);
  expect(where(({ itemId }) => itemId.startsWith('900') && !named.has(itemId))).toEqual([]);
});

test('[CART-10] a plan is offered with what it covers: printer plans with printers, never with their toner', () => {
  const printerPlans = ['950102', '950103', '950301'];
  const withPlan = demoProducts.filter(({ services = [] }) => services.some((itemId) => printerPlans.includes(itemId)));
  expect(new Set(withPlan.map(({ categoryId }) => categoryId))).toEqual(new Set(['printers']));
});

test('every filter of the demo catalogue has a name of its own, not that of its code', () => {
  const codes = new Set(demoProducts.flatMap(({ facets = {}, variant }) => Object.keys({ ...facets, ...variant?.options })));
  expect([...codes].filter((code) => !(catalogWords.keys as readonly string[]).includes(`server.facet.${code}`))).toEqual([]);
});
