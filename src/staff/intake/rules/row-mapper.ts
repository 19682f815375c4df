// Converts one row of a foreign catalogue to a record, or says what is wrong with it.
import type { PriceRecord } from '#goods/pricing/rules';
import type { CatalogRecord } from '#goods/catalog/rules';
import { ownValue } from '#base/lookup/rules';
import type { Currency } from '#base/money/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CategoryRule, ImportMap, PriceRule } from './import-map.ts';
import { makeTextReader, MOST_LETTERS } from './text-reader.ts';
import { joinedText, makeSourceReader, textOf, type Row } from './row-reader.ts';

export type { Row } from './row-reader.ts';

/** Two tons: a heavier weight is a mistake. */
const HEAVIEST_GRAMS = 2_000_000;

/** Compiles a map once and returns a function that converts a row. Problems are sentences for the person who runs the import. */
export function makeRowMapper(map: ImportMap): (row: Row) => Outcome<CatalogRecord, string> {
  const itemId = makeSourceReader(map.fields.itemId);
  const textsOf = makeTextReader(map);
  const detailsOf = makeDetailReader(map);
  return (row) => {
    const id = itemId(row)?.replace(/[\s/]+/g, '-');
    if (id === undefined) return failed('it has no item number');
    if (id.length > 60) return failed(`its item number is longer than 60 characters: ${id}`);
    const text = textsOf(row);
    if (text === null) return failed(`item ${id} has no name`);
    const prices = pricesOf(row, map.price);
    if (prices === null) return failed(`item ${id} has no price: ${JSON.stringify(ownValue(row, map.price.field) ?? null)}`);
    return done({ itemId: id, partNumber: id, kind: 'ordinary', text, prices, ...detailsOf(row) });
  };
}

type Details = Partial<CatalogRecord> & Pick<CatalogRecord, 'brand' | 'categoryId'>;

/** Everything in a record except number, name and price. */
function makeDetailReader(map: ImportMap): (row: Row) => Details {
  const { fields, fits, flags = [], stock } = map;
  const read = {
    partNumber: makeSourceReader(fields.partNumber),
    brand: makeSourceReader(fields.brand),
    ean: makeSourceReader(fields.ean),
    weight: makeSourceReader(fields.weightGrams),
    image: makeSourceReader(fields.images),
  };
  const categoryOf = makeCategoryFinder(map);
  const pictureOfCategory = new Map(map.categories.map(({ id, picture }) => [id, picture]));
  const facetsOf = makeFacetReader(map);
  const separator = fits && new RegExp(fits.separator, 'u');
  const marks = Object.fromEntries(flags.map((flag) => [flag, true]));
  return (row) => {
    const { category, picture } = categoryOf(row);
    const brand = read.brand(row) ?? '';
    const [partNumber, ean, image] = [read.partNumber(row), read.ean(row), read.image(row)];
    const models = fits && separator ? modelsOf(row, fits.fields, separator, fits.most) : [];
    const grams = Math.round(Number(read.weight(row)));
    return {
      ...(partNumber !== undefined && { partNumber: partNumber.slice(0, MOST_LETTERS) }),
      ...(ean !== undefined && { ean }),
      categoryId: category,
      brand,
      ...pictureOf(picture ?? pictureOfCategory.get(category), brand),
      ...(image !== undefined && { images: [image] }),
      facets: facetsOf(row),
      ...(grams > 0 && grams < HEAVIEST_GRAMS && { weightGrams: grams }),
      ...marks,
      ...(models.length > 0 && { fits: models }),
      ...(stock && { stock }),
    };
  };
}

/** The drawing gets the product's own brand. */
function pictureOf(picture: CategoryRule['picture'], brand: string): Pick<CatalogRecord, 'picture'> {
  return picture === undefined ? {} : { picture: { ...(brand !== '' && { brand }), ...picture } };
}

function makeFacetReader({ facets = [] }: ImportMap): (row: Row) => NonNullable<CatalogRecord['facets']> {
  const readers = facets.map(({ code, fields, matching }) => ({
    code,
    read: makeSourceReader(fields.map((field) => ({ field, ...(matching !== undefined && { matching }) }))),
  }));
  return (row) =>
    Object.fromEntries(
      readers.flatMap(({ code, read }) => {
        const value = read(row);
        return value === undefined ? [] : [[code, { 'en-US': value }]];
      }),
    );
}

function makeCategoryFinder({ categoryRules, otherwise }: ImportMap): (row: Row) => Pick<CategoryRule, 'category' | 'picture'> {
  const compiled = (patterns: CategoryRule['where'] = {}) =>
    Object.entries(patterns).map(([field, pattern]) => ({ field, pattern: new RegExp(pattern, 'iu') }));
  const rules = categoryRules.map(({ where, unless, ...rule }) => ({ ...rule, where: compiled(where), unless: compiled(unless) }));
  return (row) => {
    const finds = ({ field, pattern }: { readonly field: string; readonly pattern: RegExp }): boolean =>
      pattern.test(joinedText(row, field));
    return rules.find(({ where, unless }) => where.every(finds) && !unless.some(finds)) ?? { category: otherwise };
  };
}

function modelsOf(row: Row, fields: readonly string[], separator: RegExp, most: number): string[] {
  const models = fields.flatMap((field) => {
    const value = ownValue(row, field);
    return typeof value === 'string' ? value.split(separator).map((part) => part.trim()) : [];
  });
  return [...new Set(models.filter((model) => model.length > 1 && model.length < 80))].slice(0, most);
}

/** Prices of every list; null when the row has no amount. */
function pricesOf(row: Row, { field, unit, lists }: ImportMap['price']): CatalogRecord['prices'] | null {
  const amount = Number(textOf(row, field) ?? Number.NaN);
  const cents = unit === 'cents' ? amount : amount * 100;
  if (!Number.isFinite(cents) || cents < 0 || cents > 1_000_000_000) return null;
  const entries = Object.entries(lists).map(([currency, rule]): [Currency, PriceRecord] => [
    currency as Currency,
    { base: priceBy(rule, cents) },
  ]);
  return Object.fromEntries(entries);
}

function priceBy({ times, endingIn }: PriceRule, cents: number): number {
  const price = Math.round(cents * times);
  return endingIn === undefined ? price : Math.max(Math.round((price - endingIn) / 100), 0) * 100 + endingIn;
}
