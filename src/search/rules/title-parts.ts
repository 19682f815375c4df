// What a title says the goods are, and what it says they are for or come with: « Sacs | pour déchiqueteuse », "Stapler | with staples".

const FOR_OR_WITH = /(?<=[\p{L}\p{N}.)]) (?:for|with|pour|avec|compatible with|compatible avec) ([^,(]*)/giu;

/** The shredder's bags shall not stand before shredders: what follows "for" and "with", up to a comma, is a field of its own. */
export function titleParts(title: string): { readonly title: string; readonly purpose: string } {
  const purposes: string[] = [];
  const rest = title.replace(FOR_OR_WITH, (_, purpose: string) => {
    purposes.push(purpose);
    return ' ';
  });
  return { title: rest, purpose: purposes.join('\n') };
}
