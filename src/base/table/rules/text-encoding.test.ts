import { expect, test } from 'vitest';
import { encodingOf } from './text-encoding.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pairs = (text: string): string => [...text].map((letter) => `${letter}\0`).join('');

test.each([
  ['\xFF\xFEa\0', 'utf-16le'],
  ['\xFE\xFF\0a', 'utf-16be'],
  ['\xEF\xBB\xBFa', 'utf-8'],
  [pairs('SKU;Qty\n246811'), 'utf-16le'],
  [`\0${pairs('SKU;Qty\n24681').slice(0, -1)}1`, 'utf-16be'],
  ['SKU;Qty', 'utf-8'],
  ['', 'utf-8'],
  ['a\0', 'utf-8'],
  ['\0\0\0\0\0\0', 'utf-8'],
  ['<?xml version="1.0" encoding="ISO-8859-1"?><rss/>', 'iso-8859-1'],
  ["<?xml version='1.0' encoding='windows-1252' standalone='yes'?>", 'windows-1252'],
  ['<?xml version="1.0"?><a encoding="latin1"/>', 'utf-8'],
  ['<?xml version="1.0" encoding="UTF-16"?><a/>', 'utf-8'],
  ['<rss encoding="latin1"/>', 'utf-8'],
])('%j is %s', (begin, wanted) => {
  expect(encodingOf(bytes(begin))).toBe(wanted);
});
