// The code that names an item with one customization (CAT-3, CAT-8).
import type { Customization } from './customization.ts';

/** The same item with the same customization has the same code, whoever asks and whenever. */
export function customSkuCode(itemId: string, { lines, color, typeface, artwork }: Customization): string {
  return `${itemId}-${hash64(JSON.stringify([itemId, lines, color, typeface, ...(artwork === undefined ? [] : [artwork])]))
    .toString(32)
    .toUpperCase()
    .padStart(13, '0')}`;
}

/** FNV-1a of 64 bits, letter by letter. It tells the designs of one cart apart; it keeps no secret. */
function hash64(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash;
}
