import { expect, test } from 'vitest';
import type { ImportMap } from './import-map.ts';
import { makeRowMapper } from './row-mapper.ts';

const map: ImportMap = {
  name: 'a test',
  categories: [
    { id: 'toner', name: { 'en-US': 'Toner' } },
    { id: 'other', name: { 'en-US': 'Other' } },
  ],
  categoryRules: [{ category: 'toner', where: { 'title|note': '\\btoner\\b' }, unless: { title: 'printer' }, picture: { type: 'toner' } }],
  otherwise: 'other',
  fields: {
    itemId: [{ field: 'id' }],
    partNumber: [{ field: 'part', matching: '^\\S+$' }, { field: 'id' }],
    brand: [{ field: 'maker' }],
    ean: [{ field: 'ean' }],
    weightGrams: [{ field: 'grams' }],
  },
  text: { 'en-US': { name: [{ field: 'title' }], description: [{ field: 'note' }] }, 'fr-CA': { name: [{ field: 'titre' }] } },
  price: { field: 'price', unit: 'cents', lists: { USD: { times: 1 }, CAD: { times: 1.37, endingIn: 99 } } },
  fits: { fields: ['for'], separator: ',\\s*', most: 3 },
  specs: { prefixes: ['attr_'], without: 'secret', most: 10 },
  facets: [{ code: 'color', fields: ['attr_colour'], matching: '^[^,]+$' }],
  flags: ['bopisEligible'],
  stock: { US: 5 },
};
const mapRow = makeRowMapper(map);
const row = {
  id: 17,
  part: 'TN 480',
  title: 'Ondine <b>toner</b>',
  maker: 'Ondine',
  ean: ['123'],
  price: 4995,
  for: 'LP 1, LP 2,LP 2',
  attr_colour: 'Black',
  attr_page_yield: 3000,
  attr_recycled: true,
  attr_wide: false,
  attr_secret: 'x',
  grams: '410.4',
};

test('a row becomes a record: fields from their sources, without markup, with the first value of a list', () => {
  expect(mapRow(row)).toEqual({
    ok: true,
    value: {
      itemId: '17',
      partNumber: '17',
      ean: '123',
      kind: 'ordinary',
      categoryId: 'toner',
      brand: 'Ondine',
      text: {
        'en-US': {
          name: 'Ondine toner',
          description: '',
          specs: [
            ['Colour', 'Black'],
            ['Page yield', '3000'],
            ['Recycled', 'Yes'],
          ],
        },
      },
      prices: { USD: { base: 4995 }, CAD: { base: 6799 } },
      picture: { brand: 'Ondine', type: 'toner' },
      facets: { color: { 'en-US': 'Black' } },
      weightGrams: 410,
      bopisEligible: true,
      fits: ['LP 1', 'LP 2'],
      stock: { US: 5 },
    },
  });
});

test('the first matching rule gives the category; an `unless` pattern excludes a product', () => {
  const categoryOf = (over: object) => {
    const mapped = mapRow({ ...row, ...over });
    return mapped.ok ? mapped.value.categoryId : mapped.problem;
  };
  expect([
    categoryOf({ title: 'Drum', note: 'with TONER' }),
    categoryOf({ title: 'Toner printer' }),
    categoryOf({ title: 'Chair' }),
  ]).toEqual(['toner', 'other', 'other']);
});

test('a second language is imported when the row has it', () => {
  const mapped = mapRow({ ...row, titre: 'Toner Ondine' });
  expect(mapped.ok && mapped.value.text['fr-CA']).toEqual({ name: 'Toner Ondine' });
});

test.each([
  [{ id: '' }, 'it has no item number'],
  [{ id: 'x'.repeat(61) }, /longer than 60/],
  [{ title: '  ' }, 'item 17 has no name'],
  [{ price: 'free' }, 'item 17 has no price: "free"'],
  [{ price: -1 }, /has no price/],
] as const)('%j is told as a problem', (over, problem) => {
  expect(mapRow({ ...row, ...over })).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
