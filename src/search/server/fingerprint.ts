// Tells whether what an item says has changed, in four bytes an item.
import { LOCALES } from '#locale/rules';
import type { CategoryTree, ProductFacts } from '#catalog/rules';
import type { ProductTexts } from '#catalog/server';
import { documentOf } from './search-words.ts';

/** FNV-1a over everything that is searched or ranked by, in every language. */
export function fingerprintOf(product: ProductFacts, texts: ProductTexts, categories: CategoryTree): number {
  let hash = 0x811c9dc5;
  const mix = (text: string): void => {
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  };
  for (const locale of LOCALES)
    for (const text of Object.values(documentOf(product, texts, locale, categories).fields)) mix(`${text}\u0000`);
  mix([product.categoryId, product.status, product.ean, product.flags.bestSeller].join());
  return hash >>> 0;
}
