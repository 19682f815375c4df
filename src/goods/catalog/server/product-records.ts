// Reads products back as records, for exports and for imports that change single fields.
import type { PriceRecord } from '#goods/pricing/rules';
import { PRODUCT_FLAGS, type CatalogRecord, type CategoryRecord, type ProductText } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import { LOCALES } from '#base/locale/rules';
import type { Queries } from '#platform/db';
import { CATEGORIES, ITEM_IDS, PRICES_BY_ID, RECORDS_BY_ID, type PriceRow, type RecordRow, type TextsByCode } from './catalog-queries.ts';

/** Every category, by id. */
export async function categoryRecords(db: Queries): Promise<readonly CategoryRecord[]> {
  const rows = (await db.many(CATEGORIES)).toSorted((a, b) => (a.category_id < b.category_id ? -1 : 1));
  return rows.map(({ category_id, parent_id, position, name, intro, nav_name, picture }) => ({
    id: category_id,
    ...(parent_id !== null && { parentId: parent_id }),
    order: position,
    name,
    ...(intro && { intro }),
    ...(nav_name && { navName: nav_name }),
    ...(picture && { picture }),
  }));
}

/** Every item number in code point order: the same on every database, whatever its collation. */
export async function itemIdsOf(db: Queries): Promise<readonly string[]> {
  return (await db.many(ITEM_IDS)).map(({ item_id }) => item_id).sort();
}

/** The records of these items, in their order, without unknown numbers. Stock belongs to the inventory. */
export async function recordsOf(db: Queries, itemIds: readonly string[]): Promise<readonly CatalogRecord[]> {
  const rows = new Map((await db.many(RECORDS_BY_ID, [itemIds])).map((row) => [row.item_id, row]));
  const prices = Map.groupBy(await db.many(PRICES_BY_ID, [itemIds]), ({ item_id }) => item_id);
  return itemIds.flatMap((itemId) => {
    const row = rows.get(itemId);
    return row === undefined ? [] : [recordFrom(row, prices.get(itemId) ?? [])];
  });
}

function recordFrom(row: RecordRow, prices: readonly PriceRow[]): CatalogRecord {
  const { alternates, accessories, services, bundle, replacement, fits } = row.related;
  return withoutUndefined({
    itemId: row.item_id,
    partNumber: row.part_number,
    ean: row.ean,
    kind: row.kind,
    status: row.status,
    categoryId: row.category_id,
    brand: row.brand,
    taxClass: row.tax_class,
    text: textsFrom(row),
    prices: pricesFrom(prices),
    unitCount: row.unit_count,
    picture: row.picture,
    images: someOf(row.images),
    documents: someOf(row.documents),
    facets: Object.keys(row.facets).length === 0 ? null : row.facets,
    weightGrams: row.weight_grams === 0 ? null : row.weight_grams,
    ...Object.fromEntries(PRODUCT_FLAGS.filter((flag) => row.flags.includes(flag)).map((flag) => [flag, true])),
    streetDate: row.street_date,
    quantityLimit: row.quantity_limit,
    increment: row.increment,
    alternates: someOf(alternates),
    accessories: someOf(accessories),
    services: someOf(services),
    bundle: someOf(bundle),
    variant: row.variant_set === null ? null : { set: row.variant_set, options: row.variant_options ?? {} },
    replacement,
    custom: row.custom,
    fits: someOf(fits),
    stock: row.backorder_days === null ? null : { backorderDays: row.backorder_days },
  });
}

function someOf<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list !== undefined && list.length > 0 ? list : undefined;
}

type Gaps = { readonly [K in keyof CatalogRecord]?: CatalogRecord[K] | TextsByCode | object | null | undefined };

/** Removes undefined fields; the rows hold what the record's type requires, because they were written from records. */
function withoutUndefined(gaps: Gaps): CatalogRecord {
  return Object.fromEntries(Object.entries(gaps).filter(([, value]) => value !== null && value !== undefined)) as unknown as CatalogRecord;
}

function textsFrom({ title, pack, unit_name, content }: RecordRow): CatalogRecord['text'] {
  const texts = LOCALES.flatMap((locale) => {
    const { description, features, specs } = content[locale] ?? {};
    const said: Partial<Record<keyof ProductText, unknown>> = {
      name: title[locale],
      pack: pack?.[locale],
      description: locale === 'en-US' ? (description ?? '') : description,
      features,
      specs,
      unitName: unit_name?.[locale],
    };
    const there = Object.entries(said).filter(([, value]) => value !== undefined);
    return there.length === 0 ? [] : [[locale, Object.fromEntries(there)] as const];
  });
  // Every row has a title in en-US.
  return Object.fromEntries(texts) as unknown as CatalogRecord['text'];
}

function pricesFrom(rows: readonly PriceRow[]): CatalogRecord['prices'] {
  const lists = rows.toSorted((a, b) => (a.currency > b.currency ? -1 : 1)); // USD first
  return Object.fromEntries(lists.map((row): [Currency, PriceRecord] => [row.currency, priceFrom(row)]));
}

/** A price row as part of a record. */
export function priceFrom({ base, sale, sale_from: from, sale_until: until, breaks, handling, surcharge }: PriceRow): PriceRecord {
  return {
    base,
    ...(sale !== null && { sale }),
    ...(from !== null && { saleFrom: from.toISOString() }),
    ...(until !== null && { saleUntil: until.toISOString() }),
    ...(breaks && { breaks }),
    ...(handling !== null && { handling }),
    ...(surcharge !== null && { surcharge }),
  };
}
