// Writes catalogue records. Writing the same record again changes nothing, so an import can be repeated.
import { createHash } from 'node:crypto';
import { PRODUCT_FLAGS, type CatalogRecord, type CategoryRecord } from '#goods/catalog/rules';
import { LOCALES } from '#base/locale/rules';
import type { Queries } from '#platform/db';
import { COUNT_PRODUCTS, type Place } from './catalog-queries.ts';
import { priceRowsOf } from './price-rows.ts';
import {
  DELETE_LOST_PRICES,
  INSERT_CATEGORIES,
  INSERT_PLACEMENTS,
  UPSERT_CATEGORIES,
  UPSERT_PRICES,
  UPSERT_PRODUCTS,
} from './catalog-writes.ts';

/** What a batch did, by item number. */
export interface Written {
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

export async function countProducts(db: Queries): Promise<number> {
  return (await db.one(COUNT_PRODUCTS)).count;
}

/** Adds categories, and updates existing ones except with `whereNew`; a parent may follow its children in the same batch. */
export async function writeCategories(
  tx: Queries,
  records: readonly CategoryRecord[],
  mode: 'whereNew' | 'replace' = 'replace',
): Promise<void> {
  const rows = records.map(({ id, parentId, order, name, intro, navName, picture }) => ({
    category_id: id,
    parent_id: parentId,
    position: order,
    name,
    intro,
    nav_name: navName,
    picture,
  }));
  await tx.run(mode === 'replace' ? UPSERT_CATEGORIES : INSERT_CATEGORIES, [JSON.stringify(rows)]);
}

/**
 * Adds or updates products with their prices, in four statements whatever the number. Item numbers in a batch are unique. Does not write stock, which
 * belongs to the inventory.
 */
export async function writeProducts(tx: Queries, records: readonly CatalogRecord[]): Promise<Written> {
  const written = await tx.many(UPSERT_PRODUCTS, [JSON.stringify(records.map(rowOf))]);
  const ids = new Set(written.map(({ item_id }) => item_id));
  const prices = JSON.stringify(records.filter(({ itemId }) => ids.has(itemId)).flatMap(priceRowsOf));
  const changed = written.filter(({ is_new }) => !is_new).map(({ item_id }) => item_id);
  if (changed.length > 0) await tx.run(DELETE_LOST_PRICES, [changed, prices]);
  if (ids.size > 0) await tx.run(UPSERT_PRICES, [prices]);
  return { added: written.filter(({ is_new }) => is_new).map(({ item_id }) => item_id), changed };
}

/** Puts items into slots, in order; unknown items are left out. */
export async function writePlacements(tx: Queries, placements: Readonly<Partial<Record<Place, readonly string[]>>>): Promise<void> {
  const rows = Object.entries(placements).flatMap(([place, itemIds]) => itemIds.map((itemId, position) => ({ place, position, itemId })));
  await tx.run(INSERT_PLACEMENTS, [rows.map(({ place }) => place), rows.map(({ position }) => position), rows.map(({ itemId }) => itemId)]);
}

/** Hash of a record without its stock, which is stored separately. Independent of the order of fields. */
function hashOf(row: Readonly<Record<string, unknown>>, prices: readonly Readonly<Record<string, unknown>>[]): string {
  const said = JSON.stringify([row, prices.toSorted((a, b) => (String(a['currency']) < String(b['currency']) ? -1 : 1))], inOrder);
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}

/** The database orders fields in its own way, so the order must not change the hash. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function rowOf(record: CatalogRecord): Record<string, unknown> {
  const row = columnsOf(record);
  return { ...row, record_hash: hashOf(row, priceRowsOf(record)) };
}

function columnsOf(record: CatalogRecord): Record<string, unknown> {
  const { text, variant, stock } = record;
  const each = (pick: 'name' | 'pack' | 'unitName'): Record<string, string> | undefined => {
    const found = LOCALES.flatMap((locale) => {
      const value = text[locale]?.[pick];
      return value === undefined ? [] : [[locale, value] as const];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  };
  return {
    item_id: record.itemId,
    part_number: record.partNumber,
    ean: record.ean,
    kind: record.kind,
    status: record.status ?? 'active',
    category_id: record.categoryId,
    brand: record.brand,
    tax_class: record.taxClass ?? 'standard',
    title: each('name'),
    pack: each('pack'),
    unit_name: each('unitName'),
    unit_count: record.unitCount,
    weight_grams: Math.round(record.weightGrams ?? 0),
    flags: PRODUCT_FLAGS.filter((flag) => record[flag] === true),
    street_date: record.streetDate,
    quantity_limit: record.quantityLimit,
    increment: record.increment,
    backorder_days: stock?.backorderDays,
    variant_set: variant?.set,
    facets: record.facets ?? {},
    variant_options: variant?.options,
    related: relatedOf(record),
    picture: record.picture,
    images: record.images ?? [],
    custom: record.custom,
    content: contentOf(record),
    documents: record.documents?.length ? record.documents : undefined,
  };
}

function relatedOf({ alternates, accessories, services, bundle, replacement, fits }: CatalogRecord): Record<string, unknown> {
  const lists = { alternates, accessories, services, bundle, fits };
  return { ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined && list.length > 0)), replacement };
}

function contentOf({ text }: CatalogRecord): Record<string, unknown> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const said = text[locale];
      if (said === undefined) return [];
      const { description, features, specs } = said;
      const long = [description, features, specs].some((value) => value !== undefined);
      return long ? [[locale, { description, features, specs }]] : [];
    }),
  );
}
