// Names of a purchasing system that are longer than a label.

/** Longest texts on a label. */
export const LONGEST_NAME = { person: 80, organization: 60, line: 60 } as const;

/** Cut at a word where there is one. */
export function shortened(text: string, most: number): string {
  const clean = text.trim();
  if (clean.length <= most) return clean;
  const cut = clean.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return (space > most / 2 ? cut.slice(0, space) : cut).trim();
}
