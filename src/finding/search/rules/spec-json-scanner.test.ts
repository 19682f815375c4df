import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachPair, withoutSpecs } from './spec-json-scanner.ts';

const pair = fc.tuple(fc.string(), fc.string());
const texts = fc.record({ specs: fc.array(pair), features: fc.array(fc.string()), description: fc.string() }, { requiredKeys: [] });
/** JSON as PostgreSQL writes it: with a space after each colon and comma. */
const asDatabase = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(asDatabase).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, of]) => `${JSON.stringify(name)}: ${asDatabase(of)}`)
    .join(', ')}}`;
};

/** The text without specifications, and the specifications. */
const parted = (text: string) =>
  withoutSpecs(
    text,
    Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
  );

test('texts and specifications are separated, with any characters in them', () => {
  fc.assert(
    fc.property(fc.record({ 'en-US': texts, 'fr-CA': texts }), (content) => {
      const { rest, lists } = parted(asDatabase(content));
      const read = JSON.parse(rest) as Record<string, Record<string, unknown>>;
      for (const [locale, { specs, ...others }] of Object.entries(content)) {
        const { specs: list, ...left } = read[locale]!;
        expect(left).toEqual(others);
        const pairs: unknown[] = [];
        if (typeof list === 'number') eachPair(lists[list]!, (from, to) => pairs.push(JSON.parse(lists[list]!.text.slice(from, to))));
        expect(pairs).toEqual(specs ?? []);
      }
    }),
  );
});

test('text that looks like specifications stays text', () => {
  const content = { 'en-US': { description: 'Says "specs": [["a", "b"]] and ends \\' } };
  expect(JSON.parse(parted(asDatabase(content)).rest)).toEqual(content);
});
