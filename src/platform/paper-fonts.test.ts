import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { paperFont } from './paper-fonts.ts';
import { writePaper } from './paper.ts';

const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js');
const EUROPE = 'Łukasz Žižka Ștefan Őszi Åse Þóra Ïvo Ğülşen Œuvre “”‘’«»–—…½$€¢ 0123456789';

test.each([400, 700])('[CHK-5] the PDF font has the letters of all European languages in weight %i', (weight) => {
  const file = paperFont(weight);
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const letters = [...EUROPE].filter((letter) => letter !== ' ');
  expect(letters.filter((letter) => font.charToGlyphIndex(letter) === 0)).toEqual([]);
  // Each letter has an outline and a width.
  expect(letters.filter((letter) => font.charToGlyph(letter).path.commands.length === 0)).toEqual([]);
  expect(font.getAdvanceWidth('Łukasz', 10)).toBeGreaterThan(font.getAdvanceWidth('Łuk', 10));
});

test('the same input gives the same bytes', async () => {
  const facts = { title: 'Invoice', language: 'fr-CA', at: new Date('2026-11-20T12:00:00Z') };
  const [one, other] = await Promise.all([1, 2].map(() => writePaper(facts, (paper) => paper.text(EUROPE))));
  expect(one).toEqual(other);
});
