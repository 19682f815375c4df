import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandSlug } from './brand-slug.ts';

test.each([
  ['Northfold', 'northfold'],
  ['Tabb & Co.', 'tabb-co'],
  ['Post-it®', 'post-it'],
  ['POST IT', 'post-it'],
  ['Levi’s', 'levis'],
  ['Œuvre Québec', 'oeuvre-quebec'],
  ['コクヨ', 'コクヨ'],
  ['3M', '3m'],
  ['—', null],
  ['', null],
])('[CAT-2] the brand %j stands in addresses as %j', (brand, slug) => expect(brandSlug(brand)).toBe(slug));

test('[CAT-2] the name in an address names itself, so that one address is the right one', () => {
  const named = fc.sample(fc.string({ unit: 'grapheme', maxLength: 120 }), 500).flatMap((brand) => brandSlug(brand) ?? []);
  expect(named.map(brandSlug)).toEqual(named);
});

test('[CAT-2] a name too long is cut between its signs', () => {
  const slug = brandSlug('\u{20000}'.repeat(100)) ?? '';
  expect([...slug]).toHaveLength(80);
  expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
});
