// Turns rows into batches of records: finds their categories, merges them with existing records, and checks them.
import { type CatalogRecord, type CategoryRecord } from '#goods/catalog/rules';
import { recordsOf } from '#goods/catalog/server';
import { recordProblem, withVisibleNames, type CategoryBook, type ProductChange } from '#staff/intake/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { Queries } from '#platform/db';
import type { ImportSource, SourceRow } from './import-source.ts';
import type { Reading } from './reading/read-bytes.ts';

export interface Batch {
  readonly records: readonly CatalogRecord[];
  /** Categories to create before the records, parents first. */
  readonly categories: readonly CategoryRecord[];
  readonly problems: readonly (readonly [row: number, what: string])[];
  /** What rows lose that are accepted. */
  readonly notes: readonly (readonly [row: number, what: string])[];
  /** Rows read so far, and the number of the last one. */
  readonly rows: number;
  readonly lastRow: number;
}

const BATCH = 500;

export interface BatchFacts {
  readonly source: ImportSource;
  readonly db: Queries;
  readonly book: CategoryBook;
  readonly reading?: Reading;
  /** Rows up to this one were written before; only their item numbers are read. */
  readonly after?: number;
}

export async function* prepareBatches({ source, db, book, reading, after = 0 }: BatchFacts): AsyncGenerator<Batch> {
  const rowOf = new Map<string, number>();
  for (const category of source.categories) book.add(category);
  let rows = 0;
  let waiting: SourceRow[] = [];
  const flush = async (): Promise<Batch> => {
    const taken = waiting;
    waiting = [];
    const prepared = await prepare(taken, { db, book });
    return { ...prepared, categories: book.takeNew(), rows, lastRow: taken.at(-1)?.row ?? 0 };
  };
  for await (const read of source.rows(reading)) {
    rows += 1;
    const row = numbered(read, rowOf);
    if (row.row <= after) {
      if (row.content.ok && 'category' in row.content.value) book.add(row.content.value.category);
      continue;
    }
    waiting.push(row);
    if (waiting.length >= BATCH) yield await flush();
  }
  yield await flush();
}

/** An item may be in a file only once, since either of two rows could be the right one. */
function numbered(row: SourceRow, rowOf: Map<string, number>): SourceRow {
  if (!row.content.ok || !('product' in row.content.value)) return row;
  const { itemId } = row.content.value.product;
  const before = rowOf.get(itemId);
  if (before !== undefined) return { row: row.row, content: failed(`item ${itemId} stands in row ${before} already`) };
  rowOf.set(itemId, row.row);
  return row;
}

async function prepare(rows: readonly SourceRow[], { db, book }: Pick<BatchFacts, 'db' | 'book'>) {
  const products = rows.flatMap(({ content }) => (content.ok && 'product' in content.value ? [content.value.product] : []));
  const asked = products.filter(({ needsKnown }) => needsKnown).map(({ itemId }) => itemId);
  const known = new Map((asked.length === 0 ? [] : await recordsOf(db, asked)).map((record) => [record.itemId, record]));
  const records: CatalogRecord[] = [];
  const problems: (readonly [number, string])[] = [];
  const notes = rows.flatMap(({ row, content }) =>
    content.ok && 'product' in content.value ? (content.value.product.notes ?? []).map((note) => [row, note] as const) : [],
  );
  for (const { row, content } of rows) {
    const made = !content.ok
      ? content
      : 'category' in content.value
        ? book.add(content.value.category)
        : recordFrom(content.value.product, known.get(content.value.product.itemId), book);
    if (!made.ok) problems.push([row, made.problem]);
    else if (made.value !== undefined) records.push(made.value);
  }
  return { records, problems, notes };
}

function recordFrom(change: ProductChange, known: CatalogRecord | undefined, book: CategoryBook): Outcome<CatalogRecord, string> {
  const about = <T>(outcome: Outcome<T, string>): Outcome<T, string> =>
    outcome.ok ? outcome : failed(`item ${change.itemId}: ${outcome.problem}`);
  const placed = change.category === undefined ? placeWithout(known, book, change.otherwise) : placeIn(change, book);
  if (!placed.ok) return about(placed);
  const record = change.onto(known, placed.value);
  if (!record.ok) return about(record);
  const seen = withVisibleNames(record.value);
  const wrong = recordProblem(seen);
  return about(wrong === undefined ? done(seen) : failed(wrong));
}

function placeIn({ category = {} }: ProductChange, book: CategoryBook): Outcome<string, string> {
  const [only, ...more] = category.ids ?? [];
  // A single id without a name has to be an existing category.
  if (only !== undefined && more.length === 0 && category.names === undefined && !book.has(only))
    return failed(`there is no category ${only}`);
  return book.place(category);
}

function placeWithout(
  known: CatalogRecord | undefined,
  book: CategoryBook,
  otherwise: CategoryRecord | undefined,
): Outcome<string, string> {
  if (known !== undefined) return done(known.categoryId);
  if (otherwise === undefined) return failed('it is new and has no category');
  book.add(otherwise);
  return done(otherwise.id);
}
