import { expect, test } from 'vitest';
import { served } from '#test/screen/page';
import { Proof } from './proof.tsx';
import { ROOMS } from './proof-surfaces.tsx';

const SURFACES = Object.keys(ROOMS) as (keyof typeof ROOMS)[]; // the table's own keys
const LINES = ['Every desk has a story', 'Maya Ortiz', 'Room 4'];

const proofOn = (surface: keyof typeof ROOMS): string =>
  served(<Proof surface={surface} design={{ lines: LINES, color: 'blue', typeface: 'sans', artwork: null }} />);

test('[CAT-8] what carries the print is drawn: a mug is no card', () => {
  const drawn = SURFACES.map((surface) => proofOn(surface).replaceAll(/<text[^]*?<\/text>/g, ''));
  expect(new Set(drawn).size).toBe(SURFACES.length);
});

test.each(SURFACES)('[CAT-8] on a %s the text stays within what is printed', (surface) => {
  const { x, y, width, height } = ROOMS[surface];
  const texts = [...proofOn(surface).matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"/g)].map((text) =>
    text.slice(1).map(Number),
  );
  expect(texts).toHaveLength(LINES.length);
  for (const [middle = 0, line = 0, size = 0] of texts) {
    expect(middle).toBe(x);
    expect(line - size / 2).toBeGreaterThanOrEqual(y - height / 2);
    expect(line + size / 2).toBeLessThanOrEqual(y + height / 2);
    expect(size * 0.5 * Math.max(...LINES.map((text) => text.length))).toBeLessThanOrEqual(width);
  }
});
