// The color that a product's name says, where its specifications do not say one.

/** Endings of French adjectives after the form that the catalogue lists: noir, noire, blanches, violettes. */
const ENDING = '(?:e|s|es|he|hes|te|tes)?';

/** The color in a product's name, of the known ones; the last if there are several, because names end with it ("…, three tiers, black"). Null without one. */
export function colorInName(name: string, colors: Iterable<string>): string | null {
  let found: { readonly color: string; readonly end: number } | null = null;
  for (const color of colors) {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(color)}${ENDING}(?![\\p{L}\\p{N}])`, 'giu');
    for (const match of name.matchAll(word)) {
      const end = match.index + match[0].length;
      // Of two that end at the same place the longer one is meant: "light blue", not "blue".
      if (found === null || end > found.end || (end === found.end && color.length > found.color.length)) found = { color, end };
    }
  }
  return found?.color ?? null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
