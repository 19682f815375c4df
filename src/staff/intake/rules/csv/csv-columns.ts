// The shop's CSV format, column by column. A missing column keeps the property; an empty cell deletes it.
import type { ProductKind } from '#goods/catalog/rules';
import { LOCALES } from '#base/locale/rules';
import { joinList } from '../cell-text.ts';
import { BACKORDER, BUNDLE, CUSTOM, DOCUMENTS, FLAGS, PICTURE, STOCK } from './composed-columns.ts';
import { listColumn, numberColumn, textColumn, type CsvColumn } from './csv-column.ts';
import { FACET_COLUMNS, VARIANT_COLUMNS } from './localized-columns.ts';
import { PRICE_COLUMNS } from './price-columns.ts';
import { TEXT_COLUMNS } from './text-columns.ts';

const KINDS = Object.keys({
  ordinary: 0,
  bundle: 0,
  skuSet: 0,
  customSku: 0,
  eDownload: 0,
  directFurniture: 0,
  membership: 0,
  freeSample: 0,
  warranty: 0,
  assembly: 0,
  techHelp: 0,
  eGiftCard: 0,
  giftCard: 0,
  surcharge: 0,
} satisfies Record<ProductKind, 0>);
const STATUSES = ['active', 'discontinued', 'unpublished'];
const TAX_CLASSES = ['standard', 'grocery', 'digital', 'service', 'giftCard'];

/** A product's category is read from the whole row, not cell by cell. */
const CATEGORY_COLUMNS: readonly CsvColumn[] = [
  { name: 'category', write: ({ path }) => path.map(({ id }) => id).join('/'), read: () => undefined },
  ...LOCALES.map((locale): CsvColumn => ({
    name: `category_name_${locale}`,
    // A language that names none of them gets an empty cell.
    write: ({ path }) =>
      path.some(({ name }) => name[locale] !== undefined)
        ? joinList(
            path.map(({ name }) => name[locale] ?? ''),
            '>',
          )
        : '',
    read: () => undefined,
  })),
];

export const CSV_COLUMNS: readonly CsvColumn[] = [
  textColumn('item_id', 'itemId'),
  textColumn('part_number', 'partNumber'),
  textColumn('ean', 'ean'),
  textColumn('kind', 'kind', KINDS),
  textColumn('status', 'status', STATUSES),
  ...CATEGORY_COLUMNS,
  textColumn('brand', 'brand'),
  textColumn('tax_class', 'taxClass', TAX_CLASSES),
  ...TEXT_COLUMNS,
  ...PRICE_COLUMNS,
  numberColumn('unit_count', 'unitCount', 'any'),
  listColumn('images', 'images'),
  PICTURE,
  DOCUMENTS,
  ...FACET_COLUMNS,
  numberColumn('weight_grams', 'weightGrams'),
  FLAGS,
  textColumn('street_date', 'streetDate'),
  numberColumn('quantity_limit', 'quantityLimit'),
  numberColumn('increment', 'increment'),
  listColumn('alternates', 'alternates'),
  listColumn('accessories', 'accessories'),
  listColumn('services', 'services'),
  BUNDLE,
  ...VARIANT_COLUMNS,
  textColumn('replacement', 'replacement'),
  listColumn('fits', 'fits'),
  CUSTOM,
  STOCK,
  BACKORDER,
];
