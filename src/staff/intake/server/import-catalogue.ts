// Imports a catalogue: checks the whole file first and writes nothing of an invalid one; then writes and commits batch by batch.
import { categoryRecords, writeCategories, writeProducts, type Written } from '#goods/catalog/server';
import { drawingFor, makeCategoryBook } from '#staff/intake/rules';
import { stockAmounts } from '#goods/inventory/rules';
import { writeStock } from '#goods/inventory/server';
import type { Db, Queries } from '#platform/db';
import { readStores } from '#goods/stores/server';
import type { ImportSource } from './import-source.ts';
import { ANY_PROGRESS, FORGET_PROGRESS, KEEP_PROGRESS, PROGRESS_OF } from './intake-queries.ts';
import type { FileMark } from './open-file.ts';
import { prepareBatches, type Batch } from './prepare-batches.ts';
import type { Reading } from './reading/read-bytes.ts';
import { inTransaction } from './dry-run.ts';

export interface ImportSummary {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Invalid rows; each was reported with its number. */
  readonly wrong: number;
  /** Rows that an earlier run has written. */
  readonly skipped: number;
}

export interface ImportFacts {
  readonly db: Db;
  readonly source: ImportSource;
  /** Progress is stored under its hash, which is computed only for a valid file. */
  readonly file: FileMark;
  /** Reports what would happen and writes nothing. */
  readonly dryRun?: boolean;
  /** Writes the valid rows of a file that has invalid ones. */
  readonly skipBadRows?: boolean;
  /** Resumes an interrupted import of the same file. */
  readonly resume?: boolean;
  readonly reading?: Reading;
  /** Called after each batch. */
  readonly progress?: (stage: 'checking' | 'writing', sofar: ImportSummary) => void;
  readonly problem?: (row: number, what: string) => void;
  /** Reports what an accepted row loses. */
  readonly note?: (row: number, what: string) => void;
  /** Called after each batch with the records that now match the file. */
  readonly written?: (records: Batch['records']) => void;
}

type Count = { -readonly [K in keyof ImportSummary]: ImportSummary[K] };

/** Throws `Unreadable` when the file cannot be read to its end; then nothing is written. */
export async function importCatalogue(facts: ImportFacts): Promise<ImportSummary> {
  const after = facts.resume === true ? await progressOf(facts.db, facts.file) : 0;
  // A resumed file was checked when its import began.
  if (after === 0) {
    const checked = await check(facts);
    if (checked.wrong > 0 && facts.skipBadRows !== true) return checked;
  }
  return write(facts, after);
}

/** Rows of the file that an interrupted import has written. Hashes the file only if one of its length was interrupted. */
export async function progressOf(db: Queries, file: FileMark): Promise<number> {
  if (!(await db.one(ANY_PROGRESS, [file.bytes])).there) return 0;
  return (await db.maybe(PROGRESS_OF, [await file.hash()]))?.last_row ?? 0;
}

async function check({ db, source, reading, progress, problem, note }: ImportFacts): Promise<ImportSummary> {
  const book = await openBook(db);
  const sofar = none();
  for await (const batch of prepareBatches({ source, db, book, ...(reading && { reading }) })) {
    for (const [row, what] of batch.problems) problem?.(row, what);
    for (const [row, what] of batch.notes) note?.(row, what);
    sofar.rows = batch.rows;
    sofar.wrong += batch.problems.length;
    progress?.('checking', { ...sofar });
  }
  return sofar;
}

async function write(facts: ImportFacts, after: number): Promise<ImportSummary> {
  const { db, source, dryRun = false, reading, progress, written } = facts;
  const file = { bytes: facts.file.bytes, hash: await facts.file.hash() };
  const book = await openBook(db);
  const storeNumbers = (await readStores(db)).map(({ storeNumber }) => storeNumber);
  const sofar = { ...none(), skipped: after };
  if (reading !== undefined) reading.done = 0;
  const categories: Batch['categories'][number][] = [];
  for await (const batch of prepareBatches({ source, db, book, after, ...(reading && { reading }) })) {
    // A dry run rolls each batch back, so later batches need the categories of earlier ones.
    categories.push(...batch.categories);
    const { added, changed } = await inTransaction(db, dryRun, (tx) =>
      writeBatch(tx, { ...batch, categories: dryRun ? categories : batch.categories }, storeNumbers, file),
    );
    sofar.rows = batch.rows;
    sofar.wrong += batch.problems.length;
    sofar.added += added.length;
    sofar.changed += changed.length;
    sofar.unchanged += batch.records.length - added.length - changed.length;
    if (!dryRun) written?.(batch.records);
    progress?.('writing', { ...sofar });
  }
  if (!dryRun) await db.run(FORGET_PROGRESS, [file.hash]);
  return sofar;
}

/** Existing categories keep their names and places; existing products keep their stock, because orders have reduced it. */
async function writeBatch(
  tx: Queries,
  batch: Batch,
  storeNumbers: readonly string[],
  file: { readonly bytes: number; readonly hash: string },
): Promise<Written> {
  if (batch.categories.length > 0) await writeCategories(tx, batch.categories, 'whereNew');
  if (batch.lastRow > 0) await tx.run(KEEP_PROGRESS, [file.hash, batch.lastRow, file.bytes]);
  if (batch.records.length === 0) return { added: [], changed: [] };
  const written = await writeProducts(tx, batch.records);
  const touched = new Set([...written.added, ...written.changed]);
  const amounts = batch.records.filter(({ itemId }) => touched.has(itemId)).flatMap((record) => stockAmounts(record, storeNumbers));
  await writeStock(tx, amounts, 'whereNew');
  return written;
}

async function openBook(db: Queries) {
  return makeCategoryBook(await categoryRecords(db), drawingFor);
}

const none = (): Count => ({ rows: 0, added: 0, changed: 0, unchanged: 0, wrong: 0, skipped: 0 });
