// Exports the catalogue in the formats that the import reads. An export imported into an empty shop gives the same export again.
import { categoryRecords, itemIdsOf, photosOf, recordsOf } from '#goods/catalog/server';
import type { CategoryRecord } from '#goods/catalog/rules';
import { makeCategoryBook } from '#staff/intake/rules';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { stockOf } from '#goods/inventory/server';
import type { Db, Queries } from '#platform/db';
import { formatOf, type Exported, type ExportFormat } from './export-format.ts';
import type { SiteView } from './feed-views.ts';
import type { OwnAddresses } from './own-addresses.ts';

export interface ExportFacts {
  readonly db: Db;
  readonly format: ExportFormat;
  /** Language, currency and addresses of a feed; the shop's own formats contain all of them. */
  readonly view: SiteView;
  readonly write: (text: string) => Promise<void>;
  readonly progress?: (products: number, of: number) => void;
}

const BATCH = 500;
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
