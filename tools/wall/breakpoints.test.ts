// A page is as wide as its letters allow: widths in em, as ranges that leave no gap between them (APP-16).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../src/', import.meta.url);
/** A picture is no page: it asks how large it is drawn itself. */
const DRAWN = /^demo\/drawings\//;

const queriesOf = (text: string): string[] =>
  [...text.matchAll(/@media *([^{]+)\{|'(\([^')]*width[^')]*\))'/g)].map(([, rule, asked]) => rule ?? asked ?? '');
const isWrong = (query: string): boolean => /(?:min|max)-(?:width|height)|\dpx/.test(query);

test('[APP-16] no style or script asks for a width in pixels, or by a bound that leaves fractional widths out', () => {
  const files = (readdirSync(SOURCE, { recursive: true }) as string[]).filter(
    (name) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const wrong = files
    .filter((name) => !DRAWN.test(name))
    .flatMap((name) =>
      queriesOf(readFileSync(new URL(name, SOURCE), 'utf8'))
        .filter(isWrong)
        .map((query) => `${name}: ${query}`),
    );
  expect(wrong).toEqual([]);
});

test('[APP-16] bounds and pixels are seen for what they are', () => {
  expect(
    ['(min-width: 1025px)', '(max-width: 64em)', '(width > 600px)', '(600px < width <= 64em)'].filter((query) => !isWrong(query)),
  ).toEqual([]);
  expect(['(width > 64em)', '(37.5em < width <= 64em)', 'print', '(pointer: coarse)'].filter(isWrong)).toEqual([]);
});
