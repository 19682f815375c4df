// Groups names for an index from A to Z.

export interface LetterGroup<Named> {
  /** A to Z; # for names that begin with anything else. */
  readonly letter: string;
  readonly named: readonly Named[];
}

/** Groups by first letter without accents: É stands under E. Letters are in order with # first; names keep theirs. */
export function byFirstLetter<Named extends { readonly name: string }>(names: readonly Named[]): readonly LetterGroup<Named>[] {
  const groups = Map.groupBy(names, ({ name }) => letterOf(name));
  return [...groups].map(([letter, named]) => ({ letter, named })).toSorted((a, b) => (a.letter < b.letter ? -1 : 1));
}

function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
