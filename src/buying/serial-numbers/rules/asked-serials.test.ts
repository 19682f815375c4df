import { expect, test } from 'vitest';
import { askedSerials, MOST_SERIALS } from './asked-serials.ts';

test('[B2B-5] a pasted column is read as serial numbers, each once, and what is none is named', () => {
  expect(askedSerials('abc-1\r\nABC-1, def-22;\t??? ')).toEqual({ serials: ['ABC-1', 'DEF-22'], unreadable: ['???'], isTooMany: false });
  expect(askedSerials(' \n ')).toEqual({ serials: [], unreadable: [], isTooMany: false });
  const many = Array.from({ length: MOST_SERIALS + 1 }, (_, n) => `SN-${n}`).join(' ');
  expect(askedSerials(many)).toMatchObject({ isTooMany: true, serials: { length: MOST_SERIALS } });
});
