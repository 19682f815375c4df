import { serveProductDocuments, type Catalog } from '#goods/catalog/server';
import type { Contracts } from '#goods/pricing/server';
import type { Db } from '#platform/db';
import type { Part } from '#platform/part';

export interface CatalogNeeds {
  readonly db: Db;
  readonly catalog: Catalog;
  readonly contracts: Contracts;
}

export function catalogPart({ db, catalog, contracts }: CatalogNeeds): Part {
  return { serve: (shop) => serveProductDocuments(shop, { db, catalog, contracts }), close: () => catalog.close() };
}
