// Separates what a title's product is from what it is for or comes with: « Sacs | pour déchiqueteuse », "Stapler | with staples".

const FOR_OR_WITH = /(?<=[\p{L}\p{N}.)]) (?:for|with|pour|avec|compatible with|compatible avec) ([^,(]*)/giu;

/** What follows "for" or "with", up to a comma, becomes a separate field, so that shredder bags do not rank before shredders. */
export function titleParts(title: string): { readonly title: string; readonly purpose: string } {
  const purposes: string[] = [];
  const rest = title.replace(FOR_OR_WITH, (_, purpose: string) => {
    purposes.push(purpose);
    return ' ';
  });
  return { title: rest, purpose: purposes.join('\n') };
}

const WHAT_FOR = /(?<![\p{L}\p{N}])(?:for|with|pour|avec)(?![\p{L}\p{N}])/iu;

/** The index where a sentence begins to name a purpose or accessory; its length when it does not. */
export function whatForFrom(sentence: string): number {
  const at = sentence.search(WHAT_FOR);
  return at < 0 ? sentence.length : at;
}
