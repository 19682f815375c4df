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
])('[CAT-2] the brand %j has the slug %j', (brand, slug) => expect(brandSlug(brand)).toBe(slug));

test('[CAT-2] a slug is its own slug, so that each brand has one address', () => {
  const named = fc.sample(fc.string({ unit: 'grapheme', maxLength: 120 }), 500).flatMap((brand) => brandSlug(brand) ?? []);
  expect(named.map(brandSlug)).toEqual(named);
});

test('[CAT-2] a name that is too long is cut between characters', () => {
  const slug = brandSlug('\u{20000}'.repeat(100)) ?? '';
  expect([...slug]).toHaveLength(80);
  expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
});
