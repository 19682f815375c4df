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

const WHAT_FOR = /(?<![\p{L}\p{N}])(?:for|with|pour|avec)(?![\p{L}\p{N}])/iu;

/** Where a sentence begins to say what the goods are for or come with; its length when it does not. */
export function whatForFrom(sentence: string): number {
  const at = sentence.search(WHAT_FOR);
  return at < 0 ? sentence.length : at;
}
