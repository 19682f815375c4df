// Converts rows to the facts kept in memory, sharing values that many products have: brands, facets, flags, pictures, prices.
import type { PriceRecord } from '#goods/pricing/rules';
import type { CategoryFacts, Localized, Photographs, PictureRecord, ProductFacts, ProductFlag, ProductFlags } from '#goods/catalog/rules';
import { PRODUCT_FLAGS, ratingOfReviews } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import { slugOf } from '#paths';
import type { CategoryRow, PriceRow, ProductRow, StarsRow, TextsByCode } from './catalog-queries.ts';
import { priceFrom } from './product-records.ts';
import { checkCategory, checkPrice, checkProduct } from './row-shapes.ts';

type Texts = { readonly [L in Locale]?: string };

const NONE: readonly never[] = [];

/** A text in all three locales; a missing one falls back to English (in Canada to Canadian English first). */
export function localized(texts: Texts): Localized {
  const english = texts['en-US'] ?? '';
  const canadian = texts['en-CA'] ?? english;
  return { 'en-US': english, 'en-CA': canadian, 'fr-CA': texts['fr-CA'] ?? canadian };
}

function slugs(title: Localized): Localized {
  const english = slugOf(title['en-US']);
  return {
    'en-US': english,
    'en-CA': title['en-CA'] === title['en-US'] ? english : slugOf(title['en-CA']),
    'fr-CA': title['fr-CA'] === title['en-US'] ? english : slugOf(title['fr-CA']),
  };
}

/** Keeps one object for all equal values. */
function makeShared<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const made = make();
    known.set(key, made);
    return made;
  };
}

export type RowReader = ReturnType<typeof makeRowReader>;

/** One reader per snapshot, with its shared values. `place`: the product's index in memory. Throws a description of a row's problem. */
// oxlint-disable-next-line max-lines-per-function -- one row, mapped field by field
export function makeRowReader() {
  const text = makeShared<string>();
  const words = makeShared<Localized>();
  const flags = makeShared<ProductFlags>();
  const pictures = makeShared<PictureRecord>();
  const facets = makeShared<ProductFacts['facets']>();
  const shared = (texts: Texts): Localized =>
    words(`${texts['en-US'] ?? ''}\u0000${texts['en-CA'] ?? ''}\u0000${texts['fr-CA'] ?? ''}`, () => localized(texts));
  const byCode = (texts: TextsByCode): Readonly<Record<string, Localized>> =>
    Object.fromEntries(Object.entries(texts).map(([code, value]) => [text(code, () => code), shared(value)]));

  return (place: number, row: ProductRow, prices: ProductFacts['prices'], stars?: StarsRow): ProductFacts => {
    checkProduct(row);
    const title = localized(row.title);
    const { alternates = NONE, accessories = NONE, services = NONE, bundle = NONE, replacement = null, fits = NONE } = row.related;
    const { picture } = row;
    return {
      place,
      itemId: row.item_id,
      partNumber: row.part_number,
      ean: row.ean,
      kind: text(row.kind, () => row.kind) as ProductFacts['kind'],
      status: text(row.status, () => row.status) as ProductFacts['status'],
      categoryId: text(row.category_id, () => row.category_id),
      brand: text(row.brand, () => row.brand),
      title,
      pack: row.pack && shared(row.pack),
      unitName: row.unit_name && shared(row.unit_name),
      slug: slugs(title),
      prices,
      unitCount: row.unit_count,
      rating: stars === undefined ? null : ratingOfReviews(stars),
      weightGrams: row.weight_grams,
      taxClass: row.tax_class,
      facets: facets(JSON.stringify(row.facets), () => byCode(row.facets)),
      flags: flags(row.flags.join(), () => flagsOf(row.flags)),
      streetDate: row.street_date,
      quantityLimit: row.quantity_limit,
      increment: row.increment,
      alternates,
      accessories,
      services,
      bundle,
      variantSet: row.variant_set,
      variantOptions: row.variant_options && byCode(row.variant_options),
      replacement,
      fits: fits.length === 0 ? NONE : fits.map((model) => text(model, () => model)),
      pictures: Math.max(1, row.photos.length),
      picture: photographsOf(row, title) ?? (picture && pictures(JSON.stringify(picture), () => picture)),
      backorderDays: row.backorder_days,
      custom: row.custom,
    };
  };
}

/** The stored photos in the order of the images; photos of images that are gone are dropped. */
function photographsOf({ images, photos }: ProductRow, alt: Localized): Photographs | null {
  const shown = images.flatMap((source) => photos.find((photo) => photo.source === source) ?? []);
  if (shown.length === 0) return null;
  return { photos: shown.map(({ hash, width, height }) => ({ hash, width, height })), alt };
}

/** @throws what is wrong with the row */
export function categoryFrom(row: CategoryRow): CategoryFacts {
  checkCategory(row);
  const name = localized(row.name);
  return {
    id: row.category_id,
    parentId: row.parent_id,
    order: row.position,
    name,
    navName: row.nav_name ? localized(row.nav_name) : name,
    intro: row.intro ? localized(row.intro) : null,
    slug: slugs(name),
    picture: row.picture,
  };
}

function flagsOf(names: readonly ProductFlag[]): ProductFlags {
  // PRODUCT_FLAGS names every flag, so every property is there.
  return Object.fromEntries(PRODUCT_FLAGS.map((flag) => [flag, names.includes(flag)])) as Record<ProductFlag, boolean>;
}

/** One reader per snapshot, as for products: few of many prices differ. Throws a description of a row's problem. */
export function makePriceReader(): (row: PriceRow) => PriceRecord {
  const prices = makeShared<PriceRecord>();
  return (row) => {
    checkPrice(row);
    const price = priceFrom(row);
    return prices(JSON.stringify(price), () => price);
  };
}
