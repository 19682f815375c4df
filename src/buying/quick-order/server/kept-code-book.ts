// The code book of the catalogue, made once for all who look numbers up, and again when the catalogue has changed.
import type { Catalog } from '#goods/catalog/server';
import { makeCodeBook, type CodeBook } from '#buying/quick-order/rules';

export function keptCodeBook(catalog: Pick<Catalog, 'all' | 'version'>): () => CodeBook {
  let made: CodeBook | undefined;
  let version = -1;
  return () => {
    if (made === undefined || version !== catalog.version) [made, version] = [makeCodeBook(catalog.all()), catalog.version];
    return made;
  };
}
