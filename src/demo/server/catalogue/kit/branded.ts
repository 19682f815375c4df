// Puts the brand into a product's name where each language wants it.
import type { Pair } from './measures.ts';

/**
 * `branded('Postmark', ['sticky notes, pink', 'feuillets adhésifs, roses'], ['3 x 3 in.', '3 x 3 po'])` is
 * `Postmark sticky notes, pink, 3 x 3 in.` and `Feuillets adhésifs Postmark, roses, 3 x 3 po`.
 */
export function branded(brand: string, [en, fr]: Pair, ...rest: readonly Pair[]): Pair {
  const comma = fr.search(/,(?!\d)/); // not the comma of 8,5
  const head = comma < 0 ? fr : fr.slice(0, comma);
  const tail = comma < 0 ? '' : fr.slice(comma);
  const french = `${head.charAt(0).toUpperCase()}${head.slice(1)} ${brand}${tail}`;
  return [[`${brand} ${en}`, ...rest.map(([words]) => words)].join(', '), [french, ...rest.map(([, words]) => words)].join(', ')];
}
