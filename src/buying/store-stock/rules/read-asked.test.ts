import { expect, test } from 'vitest';
import { readAsked } from './read-asked.ts';

const HOSTS = new Set(['www.inkwell.example', 'localhost:3000']);
const number = (...numbers: string[]) => ({ kind: 'number', numbers });
const item = (itemId: string) => ({ kind: 'item', itemId });
const NONE = { kind: 'notAnItem' };

test.each([
  [' 246810 ', number('246810')],
  ['036000291452', number('036000291452', '0036000291452')],
  ['036000291453', number('036000291453')],
  ['4006381333931', number('4006381333931')],
  ['CF/280A', number('CF/280A')],
  ['https://www.inkwell.example/paper/product_246810', item('246810')],
  ['HTTP://LOCALHOST:3000/fr-ca/papier/product_246810?color=blue#reviews', item('246810')],
  ['//www.inkwell.example/paper/product_A%2F1/', item('A/1')],
  ['www.inkwell.example/paper/product_246810', item('246810')],
  ['/paper/product_246810', item('246810')],
  ['https://other.example/paper/product_246810', NONE],
  ['https://www.inkwell.example/paper/cat_copy-paper', NONE],
  ['https://www.inkwell.example/paper/product_%ZZ', NONE],
  ['https://', NONE],
])('[STO-1] [LST-5] %j is read', (typed, asked) => {
  expect(readAsked(typed, HOSTS)).toEqual(asked);
});
