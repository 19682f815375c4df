import { expect, test } from 'vitest';
import { makeCarriage } from './carriage.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

test('each text takes the place of its own mark, in whatever order the page has them', () => {
  const carriage = makeCarriage('n0nce');
  const marks = Array.from({ length: 11 }, (_, at) => carriage.carry(text(`<${at} é>`)));
  const page = Buffer.from(`${marks.toReversed().join(' ')} end`);
  expect(carriage.put(page).toString()).toBe(
    `${marks
      .map((_, at) => `<${at} é>`)
      .toReversed()
      .join(' ')} end`,
  );
});

test('a page that names nothing stays as it is, and a mark of another request says nothing', () => {
  const carriage = makeCarriage('mine');
  carriage.carry(text('my cart'));
  const page = Buffer.from(makeCarriage('theirs').carry(text('their cart')));
  expect(carriage.put(page)).toBe(page);
});
