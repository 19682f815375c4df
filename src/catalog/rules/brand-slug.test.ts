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
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (brand) => {
      const slug = brandSlug(brand);
      if (slug !== null) expect(brandSlug(slug)).toBe(slug);
    }),
  );
});
