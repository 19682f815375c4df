// The change that one row of a file makes to one product, in any format.
import type { CatalogRecord, CategoryRecord } from '#goods/catalog/rules';
import type { Outcome } from '#base/outcome/rules';

/** A product's category: ids or names from the department down. Ids win over names. */
export interface CategoryPath {
  readonly ids?: readonly string[];
  readonly names?: { readonly [locale in 'en-US' | 'en-CA' | 'fr-CA']?: readonly string[] };
}

export interface ProductChange {
  readonly itemId: string;
  /** Absent when the row has none: an existing product keeps its category. */
  readonly category?: CategoryPath;
  /** The category of a new product without one. */
  readonly otherwise?: CategoryRecord;
  /** Whether `onto` needs the existing record; a complete row does not. */
  readonly needsKnown: boolean;
  /** The record after the change. `known`: the existing record, undefined for a new product. Problems are sentences. */
  onto(known: CatalogRecord | undefined, categoryId: string): Outcome<CatalogRecord, string>;
  /** Notes for the person who runs the import, although the row is accepted. */
  readonly notes?: readonly string[];
}

/** A row with the complete record. */
export function wholeRecord(record: CatalogRecord, category: CategoryPath = { ids: [record.categoryId] }): ProductChange {
  return {
    itemId: record.itemId,
    category,
    needsKnown: false,
    onto: (_known, categoryId) => ({ ok: true, value: { ...record, categoryId } }),
  };
}
