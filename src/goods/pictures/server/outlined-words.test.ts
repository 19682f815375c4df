import { expect, test } from 'vitest';
import { illustrate } from '#demo/drawings/rules';
import { PICTURE_TYPES } from '#goods/pictures/rules';
import { outlinedWords } from './outlined-words.ts';

const words = (attributes: string, text: string): string => outlinedWords(`<text ${attributes} fill="#123456">${text}</text>`);
const scaleOf = (path: string): number => Number(/scale\(([\d.]+) 1\)/.exec(path)?.[1]);
const leftOf = (path: string): number => Number(/translate\((-?[\d.]+)/.exec(path)?.[1]);

test('words become a path with the same colour, position and width', () => {
  const path = words('x="10" y="40" font-size="20"', 'Northfold');
  expect(path).toMatch(/^<path transform="translate\(10\.00 40\)scale\(1\.0000 1\)" d="M[^"]+" fill="#123456"\/>$/);
  expect(scaleOf(words('x="10" y="40" font-size="20" textLength="180.32" lengthAdjust="spacingAndGlyphs"', 'Northfold'))).toBeCloseTo(2, 1);
});

test.each(['%s is drawn completely, at every size', '5 gal', '24 × 18 × 16', 'DLC8', 'BSCX 0123456789'])(
  '%s is drawn to its end, at every size',
  (text) => {
    const sizes = Array.from({ length: 120 }, (_, i) => words(`x="0" y="0" font-size="${10 + i / 2}"`, text));
    expect(sizes.filter((path) => !/ d="M[-MLQCZ\d. ]+"/.test(path))).toEqual([]);
  },
);

test('end-aligned and centered words keep their alignment', () => {
  const centred = words('x="100" y="0" font-size="20" text-anchor="middle"', 'TN-480');
  const ending = words('x="100" y="0" font-size="20" text-anchor="end"', 'TN-480');
  expect(100 - leftOf(ending)).toBeCloseTo(2 * (100 - leftOf(centred)), 1);
});

test('escaped characters are decoded, and bold words are bolder', () => {
  const plain = 'x="0" y="0" font-size="20"';
  expect(words(plain, 'Castor &amp; Main')).not.toBe(words(plain, 'Castor amp Main'));
  expect(words(plain, '48″')).toBe(words(plain, '48&quot;'));
  expect(words(`${plain} font-weight="500"`, 'Letter')).not.toBe(words(plain, 'Letter'));
  expect(words(plain, '')).toBe('');
});

test('no drawing keeps text that needs a font', () => {
  expect(
    PICTURE_TYPES.filter((type) => outlinedWords(illustrate(type, { label: '8.5 x 11', brand: 'Tabb & Co.' })).includes('<text')),
  ).toEqual([]);
});
