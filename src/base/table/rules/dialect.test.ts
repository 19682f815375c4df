import { expect, test } from 'vitest';
import { dialectOf } from './dialect.ts';

test.each([
  ['a,b;c\td', '\t', 0],
  ['a;b,c', ';', 0],
  ['a | b', '|', 0],
  ['a,b', ',', 0],
  ['a b', ',', 0],
  ['', ',', 0],
  ['"a;b\n;","c"', ',', 0],
  ['title\n\na;b', ';', 0],
  ['sep=;\r\na,b;c', ';', 7],
  ['\uFEFFsep=,\na;b,c', ',', 7],
  ['"sep=;"\na,b', ';', 8],
  ['SEP=\t\na', '\t', 6],
  ['sep=x\na;b', ';', 0],
  ['separate;b', ';', 0],
])('%j is separated by %j and begins at %i', (text, separator, start) => {
  expect(dialectOf(text)).toEqual({ separator, start });
});
