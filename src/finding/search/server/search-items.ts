import type { Locale } from '#base/locale/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { SearchEngine } from './search-engine.ts';

/** Finds products by words: the best `most` that `accepts` allows, best first. */
export type SearchItems = (
  text: string,
  locale: Locale,
  accepts: (product: ProductFacts) => boolean,
  most: number,
) => readonly ProductFacts[];

/** Search for other capabilities, without filters, sorting and pages. */
export function makeSearchItems(engine: SearchEngine): SearchItems {
  return (text, locale, accepts, most) => {
    const { search, product } = engine.of(locale);
    const { documents } = search.search(text, {
      accepts: (document) => {
        const found = product(document);
        return found !== undefined && accepts(found);
      },
    });
    return [...documents.subarray(0, most)].flatMap((document) => product(document) ?? []);
  };
}
