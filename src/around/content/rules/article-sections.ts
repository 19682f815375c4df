// The sections of an article in reading order, from the keys of its words.

export interface SectionKeys {
  readonly id: string;
  readonly title: string;
  /** What a site's readers see of it, in reading order. */
  readonly texts: readonly string[];
}

/**
 * A section has a title, `cost.title`, and texts: `cost.text` for everybody, or for some sites, `cost.us`, `cost.business`.
 * @param forms endings of the texts that a site shows; a section without any of them is left out
 */
export function sectionsOf(keys: readonly string[], forms: readonly string[]): readonly SectionKeys[] {
  return keys
    .filter((key) => key.endsWith('.title'))
    .map((title) => {
      const id = title.slice(0, title.indexOf('.'));
      const texts = keys.filter((key) => forms.some((form) => key === `${id}.${form}`));
      return { id, title, texts };
    })
    .filter(({ texts }) => texts.length > 0);
}
