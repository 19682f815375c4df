// Exports the catalogue in the formats that the import reads. An export imported into an empty shop gives the same export again.
import { categoryRecords, itemIdsOf, photosOf, recordsOf } from '#goods/catalog/server';
import type { CategoryRecord } from '#goods/catalog/rules';
import {
  cellsOf,
  CSV_HEADER,
  makeCategoryBook,
  MERCHANT_ATTRIBUTES,
  merchantItemOf,
  writeCsvRow,
  type FeedProduct,
  type FeedView,
} from '#staff/intake/rules';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { stockOf } from '#goods/inventory/server';
import type { Db, Queries } from '#platform/db';
import type { SiteView } from './feed-views.ts';
import type { OwnAddresses } from './own-addresses.ts';
import { FEED_END, feedBegin, feedItem } from './writing/write-feed-xml.ts';
import { tableText } from './writing/write-table.ts';

export type ExportFormat = 'csv' | 'jsonl' | 'merchant-tsv' | 'merchant-xml';

export interface ExportFacts {
  readonly db: Db;
  readonly format: ExportFormat;
  /** Language, currency and addresses of a feed; the shop's own formats contain all of them. */
  readonly view: SiteView;
  readonly write: (text: string) => Promise<void>;
  readonly progress?: (products: number, of: number) => void;
}

interface Format {
  begin(categories: readonly CategoryRecord[]): string;
  /** The rows of these products, without those that the format must not list. */
  rows(products: readonly Exported[]): readonly string[];
  readonly end: string;
}

const BATCH = 500;
/** Without it, spreadsheets read a table in their country's own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the number of exported products. Reads one snapshot of the database, while the shop keeps running. */
export async function exportCatalogue({ db, format, view, write, progress }: ExportFacts): Promise<number> {
  const { begin, rows, end } = formatOf(format, view);
  return db.transaction(async (tx) => {
    await tx.raw('set transaction isolation level repeatable read, read only');
    const categories = await categoryRecords(tx);
    const book = makeCategoryBook(categories);
    const itemIds = await itemIdsOf(tx);
    await write(begin(parentsFirst(categories, (id) => book.path(id).length)));
    const points = new Set(SHIP_POINTS.filter(({ country }) => country === view.country).map(({ locationId }) => locationId));
    let count = 0;
    for (let at = 0; at < itemIds.length; at += BATCH) {
      const products = await productsOf(tx, itemIds.slice(at, at + BATCH), (id) => book.path(id), points, view);
      const written = rows(products);
      count += written.length;
      await write(written.join(''));
      progress?.(Math.min(at + BATCH, itemIds.length), itemIds.length);
    }
    await write(end);
    return count;
  });
}

/** The data that any format's row needs. */
type Exported = FeedProduct & { readonly stock: Readonly<Record<string, number>> };

async function productsOf(
  tx: Queries,
  itemIds: readonly string[],
  path: (id: string) => readonly CategoryRecord[],
  points: ReadonlySet<string>,
  view: Pick<OwnAddresses, 'image'>,
): Promise<Exported[]> {
  const stock = await stockOf(tx, itemIds);
  const photos = new Map((await photosOf(tx, itemIds)).map(({ itemId, photos: kept }) => [itemId, kept]));
  return (await recordsOf(tx, itemIds)).map((record) => {
    const amounts = stock.get(record.itemId) ?? [];
    return {
      record,
      path: path(record.categoryId),
      stock: Object.fromEntries(amounts.map(({ location, onHand }) => [location, onHand])),
      images: (record.images ?? []).flatMap(
        (source) =>
          view.image(
            source,
            photos.get(record.itemId)?.find((photo) => photo.source === source),
          ) ?? [],
      ),
      canSend: amounts.some(({ location, free }) => free > 0 && points.has(location)),
    };
  });
}

function parentsFirst(categories: readonly CategoryRecord[], depth: (id: string) => number): readonly CategoryRecord[] {
  return categories.toSorted((a, b) => depth(a.id) - depth(b.id) || (a.id < b.id ? -1 : 1));
}

function formatOf(format: ExportFormat, view: FeedView): Format {
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
