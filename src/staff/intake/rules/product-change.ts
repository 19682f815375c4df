// What one row of a file says about one product, whatever the file's format.
import type { CatalogRecord } from '#goods/catalog/rules';
import type { Outcome } from '#base/outcome/rules';

/** Where a row puts its product: ids or names from the department down. Ids win where both are said. */
export interface CategoryPath {
  readonly ids?: readonly string[];
  readonly names?: { readonly [locale in 'en-US' | 'en-CA' | 'fr-CA']?: readonly string[] };
}

export interface ProductChange {
  readonly itemId: string;
  /** Absent where the row does not say: a product that the shop has stays where it is. */
  readonly category?: CategoryPath;
  /** Whether `onto` needs the record that the shop has; a row that says everything does not. */
  readonly needsKnown: boolean;
  /** The record as it is afterwards. `known`: what the shop has, undefined for a new product. Problems are sentences. */
  onto(known: CatalogRecord | undefined, categoryId: string): Outcome<CatalogRecord, string>;
  /** What a person should hear although the row is taken. */
  readonly notes?: readonly string[];
}

/** A row that says everything about its product. */
export function wholeRecord(record: CatalogRecord, category: CategoryPath = { ids: [record.categoryId] }): ProductChange {
  return {
    itemId: record.itemId,
    category,
    needsKnown: false,
    onto: (_known, categoryId) => ({ ok: true, value: { ...record, categoryId } }),
  };
}
