// Puts the brand into a product's name where each language wants it.
import type { Pair } from './measures.ts';

/** A name of a line or model, such as `Glide` or `TN-480`, but not `USB`: capitalised, and the same in both languages. */
const LINE_NAME = / (?=[A-ZÉ][\w-]*[a-z0-9])/g;

/** Where a French name leaves the thing itself for what comes with it or what it is for. */
const COMPLEMENT = / (?:avec|pour) /;

/** Where the brand goes in a French name: before its line name or complement, else at the end of its first phrase. */
function placeFor(head: string, english: string): number {
  const marked = head.indexOf('~');
  if (marked >= 0) return marked;
  const complement = head.search(COMPLEMENT);
  const thing = complement < 0 ? head : head.slice(0, complement);
  for (const { index } of thing.matchAll(LINE_NAME)) {
    const [word = ''] = thing.slice(index + 1).split(/[ ,]/);
    if (english.includes(word)) return index + 1;
  }
  return thing.length;
}

/**
 * `branded('Quillon', ['Glide gel pens, black', 'stylos gel Glide, noirs'], ['0.7 mm', '0,7 mm'])` is
 * `Quillon Glide gel pens, black, 0.7 mm` and `Stylos gel Quillon Glide, noirs, 0,7 mm`. A `~` marks the place where
 * the line has a French name of its own.
 */
export function branded(brand: string, [en, fr]: Pair, ...rest: readonly Pair[]): Pair {
  const comma = fr.search(/,(?!\d)/); // not the comma of 8,5
  const head = comma < 0 ? fr : fr.slice(0, comma);
  const tail = comma < 0 ? '' : fr.slice(comma);
  const place = placeFor(head, en);
  const french = [head.slice(0, place).trim(), brand, head.slice(place).replace('~', '').trim()].filter(Boolean).join(' ');
  return [
    [`${brand} ${en}`, ...rest.map(([words]) => words)].join(', '),
    [french.charAt(0).toUpperCase() + french.slice(1) + tail, ...rest.map(([, words]) => words)].join(', '),
  ];
}
