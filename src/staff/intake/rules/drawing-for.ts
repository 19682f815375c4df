// The drawing for goods of which only the name is known: the drawing type whose words the name contains.
import type { PictureRecord } from '#goods/catalog/rules';
import { PICTURE_TYPES } from '#goods/pictures/rules';

const TYPES = PICTURE_TYPES.map((type) => ({ type, words: type.split('-').map(stem) }));

/** The type with the most words in the name; of equals the one whose word comes last. Undefined when none matches. */
export function drawingFor(name: string): PictureRecord | undefined {
  const said = new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .map(stem),
  );
  let best: { readonly type: string; readonly found: number; readonly missed: number } | undefined;
  for (const { type, words } of TYPES) {
    const found = words.filter((word) => said.has(word)).length;
    const missed = words.length - found;
    if (found === 0 || missed > found) continue;
    if (best === undefined || found > best.found || (found === best.found && missed < best.missed)) best = { type, found, missed };
  }
  return best && { type: best.type };
}

/** Treats "pens" and "pen" as the same word. */
function stem(word: string): string {
  return word.replace(/(?<=.{2})(?:ies|es|s)$/, (ending) => (ending === 'ies' ? 'y' : ''));
}
