// Names of lists as short marks: "On: Kitchen, Room 12, +2" (LST-4).

const LONGEST_TOKEN = 25;
const MOST_TOKENS = 3;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first three names, each cut to 25 characters as readers count them, and how many are not shown. */
export function nameTokens(names: readonly string[]): { readonly shown: readonly string[]; readonly more: number } {
  return { shown: names.slice(0, MOST_TOKENS).map(cut), more: Math.max(names.length - MOST_TOKENS, 0) };
}

function cut(name: string): string {
  const letters = [...characters.segment(name)].map(({ segment }) => segment);
  return letters.length <= LONGEST_TOKEN
    ? name
    : `${letters
        .slice(0, LONGEST_TOKEN - 1)
        .join('')
        .trimEnd()}…`;
}
