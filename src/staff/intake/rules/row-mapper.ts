// Converts one row of a foreign catalogue to a record, or says what is wrong with it.
import type { PriceRecord } from '#goods/pricing/rules';
import type { CatalogRecord, ProductText } from '#goods/catalog/rules';
import { ownValue } from '#base/lookup/rules';
import type { Currency } from '#base/money/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CategoryRule, ImportMap, PriceRule } from './import-map.ts';
import { joinedText, makeSourceReader, textOf, type Row } from './row-reader.ts';

export type { Row } from './row-reader.ts';

const MOST_LETTERS = 400;
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

/** Texts in every locale of the map; null without an English name. Attributes are in English only. */
function makeTextReader({ text, specs }: ImportMap): (row: Row) => CatalogRecord['text'] | null {
  const specsOf = makeSpecReader(specs);
  const readers = Object.entries(text).map(([locale, { name, description, pack }]) => ({
    locale,
    name: makeSourceReader(name),
    description: makeSourceReader(description),
    pack: makeSourceReader(pack),
  }));
  const readIn = (locale: string, row: Row): Partial<ProductText> => {
    const reader = readers.find((one) => one.locale === locale);
    const [name, description, pack] = [reader?.name(row), reader?.description(row), reader?.pack(row)];
    return {
      ...(name !== undefined && { name: name.slice(0, MOST_LETTERS) }),
      ...(description !== undefined && { description }),
      ...(pack !== undefined && { pack }),
    };
  };
  return (row) => {
    const { name, description = '', pack } = readIn('en-US', row);
    if (name === undefined) return null;
    const others = readers.filter(({ locale }) => locale !== 'en-US').map(({ locale }) => [locale, readIn(locale, row)] as const);
    return {
      'en-US': { name, description, ...(pack !== undefined && { pack }), ...(specs && { specs: specsOf(row) }) },
      ...Object.fromEntries(others.filter(([, said]) => said.name !== undefined)),
    };
  };
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

function makeSpecReader(specs: ImportMap['specs']): (row: Row) => (readonly [label: string, value: string])[] {
  const without = specs?.without === undefined ? undefined : new RegExp(specs.without, 'iu');
  return (row) => {
    const found: (readonly [string, string])[] = [];
    for (const field of Object.keys(row)) {
      const prefix = specs?.prefixes.find((start) => field.startsWith(start));
      if (prefix === undefined || without?.test(field)) continue;
      const value = ownValue(row, field) === true ? 'Yes' : ownValue(row, field) === false ? undefined : textOf(row, field);
      if (value !== undefined) found.push([labelOf(field.slice(prefix.length)), value.slice(0, MOST_LETTERS)]);
      if (found.length >= (specs?.most ?? 0)) break;
    }
    return found;
  };
}

/** `usb_2_0_ports_quantity` → "Usb 2 0 ports quantity" */
function labelOf(name: string): string {
  const words = name.replace(/_+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
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
