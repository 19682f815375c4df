// Imports a catalogue of JSON lines: mapped row by row, written in batches, the same file a second time changes nothing.
import type { CatalogRecord } from '#catalog/rules';
import { writeCategories, writeProducts } from '#catalog/server';
import { makeRowMapper, type ImportMap, type Row } from '#intake/rules';
import { stockAmounts } from '#inventory/rules';
import { writeStock } from '#inventory/server';
import { failed, type Outcome } from '#outcome/rules';
import type { Db, Queries } from '#platform/db';
import { readStores } from '#stores/server';

export interface ImportSummary {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows that could not be read; each was told with its number. */
  readonly wrong: number;
}

export interface ImportFacts {
  readonly db: Db;
  readonly map: ImportMap;
  readonly lines: AsyncIterable<string>;
  /** Says what would happen and writes nothing. */
  readonly dryRun: boolean;
  /** Told after each batch. */
  readonly progress: (sofar: ImportSummary) => void;
  readonly problem: (row: number, what: string) => void;
}

const BATCH = 500;

/** Good rows are written even when others are wrong. An import that is interrupted is simply run again. */
export async function importCatalogue({ db, map, lines, dryRun, progress, problem }: ImportFacts): Promise<ImportSummary> {
  const readRow = makeRowReader(map);
  const storeNumbers = (await readStores(db)).map(({ storeNumber }) => storeNumber);
  const sofar = { rows: 0, added: 0, changed: 0, unchanged: 0, wrong: 0 };
  let batch: CatalogRecord[] = [];
  const flush = async (): Promise<void> => {
    const records = batch;
    batch = [];
    if (records.length === 0) return;
    const { added, changed } = await inTransaction(db, dryRun, (tx) => writeBatch(tx, map, records, storeNumbers));
    sofar.added += added.length;
    sofar.changed += changed.length;
    sofar.unchanged += records.length - added.length - changed.length;
    progress({ ...sofar });
  };
  for await (const line of lines) {
    sofar.rows += 1;
    if (line.trim() === '') continue;
    const record = readRow(line, sofar.rows);
    if (record.ok) batch.push(record.value);
    else {
      sofar.wrong += 1;
      problem(sofar.rows, record.problem);
    }
    if (batch.length >= BATCH) await flush();
  }
  await flush();
  return { ...sofar };
}

function makeRowReader(map: ImportMap): (line: string, row: number) => Outcome<CatalogRecord, string> {
  const mapRow = makeRowMapper(map);
  const rowOf = new Map<string, number>();
  return (line, row) => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(line);
    } catch {
      return failed('it is not a JSON object');
    }
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return failed('it is not a JSON object');
    const mapped = mapRow(parsed as Row);
    if (!mapped.ok) return mapped;
    const before = rowOf.get(mapped.value.itemId);
    if (before !== undefined) return failed(`item ${mapped.value.itemId} stands in row ${before} already`);
    rowOf.set(mapped.value.itemId, row);
    return mapped;
  };
}

async function writeBatch(tx: Queries, map: ImportMap, records: readonly CatalogRecord[], storeNumbers: readonly string[]) {
  // Categories that the shop has keep their names and places.
  await writeCategories(
    tx,
    map.categories.map(({ order = 0, ...category }) => ({ ...category, order })),
    'whereNew',
  );
  const written = await writeProducts(tx, records);
  const added = new Set(written.added);
  const amounts = records.filter(({ itemId }) => added.has(itemId)).flatMap((record) => stockAmounts(record, storeNumbers));
  await writeStock(tx, amounts, 'whereNew');
  return written;
}

class RolledBack extends Error {}

/** Runs the work in a transaction; a dry run takes everything back and keeps only the answer. */
async function inTransaction<T>(db: Db, dryRun: boolean, work: (tx: Queries) => Promise<T>): Promise<T> {
  if (!dryRun) return db.transaction(work);
  let answer: { readonly it: T } | undefined;
  await db
    .transaction(async (tx) => {
      answer = { it: await work(tx) };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (answer === undefined) throw new Error('The dry run ended without an answer');
  return answer.it;
}
