// The formats of an export: what begins a file, one product's rows, and its end.
import type { CategoryRecord } from '#goods/catalog/rules';
import {
  cellsOf,
  CSV_HEADER,
  MERCHANT_ATTRIBUTES,
  merchantItemOf,
  writeCsvRow,
  type FeedProduct,
  type FeedView,
} from '#staff/intake/rules';
import { FEED_END, feedBegin, feedItem } from './writing/write-feed-xml.ts';
import { tableText } from './writing/write-table.ts';

export type ExportFormat = 'csv' | 'jsonl' | 'merchant-tsv' | 'merchant-xml';

/** The data that any format's row needs. */
export type Exported = FeedProduct & { readonly stock: Readonly<Record<string, number>> };

interface Format {
  begin(categories: readonly CategoryRecord[]): string;
  /** The rows of these products, without those that the format must not list. */
  rows(products: readonly Exported[]): readonly string[];
  readonly end: string;
}

/** Without it, spreadsheets read a table in their country's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export function formatOf(format: ExportFormat, view: FeedView): Format {
  const items = (products: readonly Exported[]) => products.flatMap((product) => merchantItemOf(product, view) ?? []);
  switch (format) {
    case 'csv':
      return {
        begin: () => BYTE_ORDER_MARK + tableText([CSV_HEADER], ','),
        rows: (products) => products.map((product) => tableText([writeCsvRow(product)], ',')),
        end: '',
      };
    case 'jsonl':
      return {
        begin: (categories) => categories.map((category) => line({ type: 'category', ...category })).join(''),
        rows: (products) => products.map((product) => line({ type: 'product', ...product.record, ...stockIn(product) })),
        end: '',
      };
    case 'merchant-tsv':
      return {
        begin: () => tableText([MERCHANT_ATTRIBUTES], '\t'),
        rows: (products) => items(products).map((item) => tableText([cellsOf(MERCHANT_ATTRIBUTES, item)], '\t')),
        end: '',
      };
    case 'merchant-xml':
      return { begin: () => feedBegin(view.home, view.locale), rows: (products) => items(products).map(feedItem), end: FEED_END };
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** The record with its current stock. */
function stockIn({ record, stock }: Exported): { readonly stock?: object } {
  const { US, CA, ...stores } = stock;
  const now = {
    ...(US !== undefined && { US }),
    ...(CA !== undefined && { CA }),
    ...(Object.keys(stores).length > 0 && { stores }),
    ...(record.stock?.backorderDays !== undefined && { backorderDays: record.stock.backorderDays }),
  };
  return Object.keys(now).length > 0 ? { stock: now } : {};
}
