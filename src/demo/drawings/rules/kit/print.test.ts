import { expect, test } from 'vitest';
import { lockup } from './brand.ts';
import { fittedWords, words } from './print.ts';

const widthOf = (svg: string): number => Number(/textLength="([^"]+)"/.exec(svg)?.[1]);
const sizeOf = (svg: string): number => Number(/font-size="([^"]+)"/.exec(svg)?.[1]);

test('words of any length stay in their room', () => {
  expect(widthOf(fittedWords(0, 0, 20, 'Letter', '#000', 200))).toBeLessThan(80);
  const long = fittedWords(0, 0, 20, 'Extraordinarily long size', '#000', 60);
  expect(widthOf(long)).toBe(60);
  expect(sizeOf(long)).toBeLessThan(20);
  expect(fittedWords(0, 0, 20, '', '#000', 60)).toBe('');
});

test('words cannot close the tag they stand in', () => {
  expect(words(0, 0, 10, '<b>"Fox & Sons"</b>', '#000')).toContain('>&lt;b&gt;&quot;Fox &amp; Sons&quot;&lt;/b&gt;</text>');
});

test('every brand has a mark, always the same, and a long name makes the lock-up smaller', () => {
  expect(lockup(0, 0, 20, 'Quillet', '#000')).not.toBe(lockup(0, 0, 20, 'Tessel', '#000').replace('Tessel', 'Quillet'));
  expect(lockup(0, 0, 20, 'Somebody New', '#000')).toBe(lockup(0, 0, 20, 'Somebody New', '#000'));
  expect(lockup(0, 0, 20, 'Somebody New', '#000')).toContain('<path');
  expect(sizeOf(lockup(0, 0, 20, 'Northern Paper and Envelope Company', '#000', { room: 120 }))).toBeLessThan(10);
  expect(lockup(0, 0, 20, '', '#000')).toBe('');
});
