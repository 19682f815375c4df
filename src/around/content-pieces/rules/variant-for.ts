// Which variant of an experiment a visitor sees.
import type { Piece } from './piece.ts';

/** The same variant each time for the same visitor, each as often as the others; the first by name where nothing tells visitors apart. */
export function variantFor(key: string, pieces: readonly Piece[], unit: string | null): string {
  const names = new Set(pieces.flatMap(({ experiment }) => (experiment?.key === key ? [experiment.variant] : [])));
  const variants = [...names].toSorted();
  const at = unit === null ? 0 : numberOf(`${key} ${unit}`) % Math.max(1, variants.length);
  return variants[at] ?? '';
}

/** FNV-1a with a last mixing, so that neighbouring names fall apart. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
