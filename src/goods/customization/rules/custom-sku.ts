// The code that identifies an item with one customization (CAT-3, CAT-8).
import type { Customization } from './customization.ts';

/** The same item with the same customization always has the same code. */
export function customSkuCode(itemId: string, { lines, color, typeface, artwork }: Customization): string {
  return `${itemId}-${hash64(JSON.stringify([itemId, lines, color, typeface, ...(artwork === undefined ? [] : [artwork])]))
    .toString(32)
    .toUpperCase()
    .padStart(13, '0')}`;
}

/** 64-bit FNV-1a. Distinguishes the designs of a cart; not for security. */
function hash64(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash;
}
