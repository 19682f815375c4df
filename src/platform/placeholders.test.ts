import { expect, test } from 'vitest';
import { makePlaceholders } from './placeholders.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

test('each text replaces its own placeholder, in any order', () => {
  const placeholders = makePlaceholders('n0nce');
  const marks = Array.from({ length: 11 }, (_, at) => placeholders.carry(text(`<${at} é>`)));
  const page = Buffer.from(`${marks.toReversed().join(' ')} end`);
  expect(placeholders.put(page).toString()).toBe(
    `${marks
      .map((_, at) => `<${at} é>`)
      .toReversed()
      .join(' ')} end`,
  );
});

test('a page without placeholders stays as it is, and a placeholder of another request has no effect', () => {
  const placeholders = makePlaceholders('mine');
  placeholders.carry(text('my cart'));
  const page = Buffer.from(makePlaceholders('theirs').carry(text('their cart')));
  expect(placeholders.put(page)).toBe(page);
});
