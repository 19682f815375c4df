// Staff's commands for data besides the catalogue, `npm run staff -- WHAT DO [FILE]`: stock, stores, days off, toggles, local taxes; and search
// statistics.
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { SHIP_POINTS } from '#goods/inventory/rules';
import { exportDaysOff, importDaysOff, isPublicDay, readDayOff } from '#goods/delivery/server';
import { readStockRow } from '#goods/inventory/rules';
import { checkStock, exportStockSheet, importStockSheet } from '#goods/inventory/server';
import type { Db } from '#platform/db';
import { decideQuestions, OPEN_COLUMNS, openQuestions, readQuestionDecision } from '#finding/questions/server';
import { decideReviews, readDecision, WAITING_COLUMNS, waitingReviews } from '#finding/reviews/server';
import { readSponsorship, SPONSORSHIP_COLUMNS } from '#finding/recommendations/rules';
import { readSponsorships, rowReport, writeSponsorships } from '#finding/recommendations/server';
import { searchReport } from '#finding/search/server';
import { LOCAL_RATE_COLUMNS, readLocalRate } from '#goods/tax/rules';
import { exportLocalTaxes, importLocalTaxes } from '#goods/tax/server';
import { readToggle } from '#people/toggles/rules';
import { readToggles, writeToggles } from '#people/toggles/server';
import { checkStores, readStores, readStoresFile, takenNumbers, writeStores } from '#goods/stores/server';
import { rowsOf, type Cells } from './read-rows.ts';
import { BASKET_JOBS } from './staff-baskets.ts';
import { CONTACT_JOBS } from './staff-contact.ts';
import { LEDGER_JOBS } from './staff-ledger.ts';
import { MAIL_JOBS } from './staff-mails.ts';
import type { StaffJob, StaffRun } from './staff-job.ts';
import { ORDER_JOBS } from './staff-orders.ts';

/** Older searches say little about today. */
const SEARCH_DAYS = 90;

/** By command: `stock import`. */
export const STAFF_JOBS: Readonly<Record<string, StaffJob>> = {
  ...ORDER_JOBS,
  ...LEDGER_JOBS,
  ...BASKET_JOBS,
  ...CONTACT_JOBS,
  ...MAIL_JOBS,
  'stock import': async ({ db, file, say }) => {
    const { rows, problems, lines } = await rowsOf(file, readStockRow, {
      keyOf: ({ itemId, location, inbound }) => `${itemId} at ${location} due ${inbound?.due ?? ''}`,
      needed: ['item', 'location', 'on_hand'],
    });
    const unplaced = await unknownPlaces(db, rows, lines);
    if (problems.length + unplaced.length > 0) return [...problems, ...unplaced];
    const unknown = new Set(await importStockSheet(db, rows, basename(file).slice(0, 60)));
    const leftOut = rows.flatMap(({ itemId }, at) =>
      unknown.has(itemId) ? [`line ${lines[at]}: item ${itemId} is not in the catalogue: left out`] : [],
    );
    say(`${rows.length - leftOut.length} rows written`);
    return [...leftOut, ...(await checkStock(db))];
  },
  'stock export': async ({ db, file, say }) => write(file, stringify([...(await exportStockSheet(db))], { header: true }), say),
  'stock check': async ({ db }) => [
    ...(await checkStock(db)),
    ...(await unknownPlaces(
      db,
      (await exportStockSheet(db)).map(({ item, location }) => ({ itemId: item, location })),
    )),
  ],
  'stores import': async ({ db, file, say }) => {
    const { stores, problems } = readStoresFile(await readFile(file, 'utf8'));
    const wrong = problems.length > 0 ? problems : checkStores(stores);
    if (wrong.length > 0) return wrong;
    return db.transaction(async (tx) => {
      const taken = takenNumbers(await readStores(tx), stores);
      if (taken.length > 0) return taken;
      await writeStores(tx, stores);
      say(`${stores.length} stores written`);
      return [];
    });
  },
  'stores export': async ({ db, file, say }) => write(file, `${JSON.stringify(await readStores(db), null, 2)}\n`, say),
  'stores check': async ({ db }) => checkStores(await readStores(db)),
  'holidays import': async ({ db, file, say }) => {
    const { rows, problems } = await daysIn(file);
    if (problems.length > 0) return problems;
    await importDaysOff(db, rows);
    say(`${rows.length} days written`);
    return [];
  },
  'holidays export': async ({ db, file, now, say }) => {
    const { own, public: known } = await exportDaysOff(db, now.getUTCFullYear());
    const line = (kept: string) => (day: (typeof own)[number]) => ({ ...day, worked: day.worked ? 'yes' : 'no', kept });
    return write(file, stringify([...own.map(line('by staff')), ...known.map(line('by law'))], { header: true }), say);
  },
  'searches export': async ({ db, file, now, say }) => {
    const rows = (await searchReport(db, now, SEARCH_DAYS)).map(({ corrected_to: correctedTo, ...row }) => ({ ...row, correctedTo }));
    return write(file, stringify(rows, { header: true, escape_formulas: true }), say);
  },
  'reviews export': async ({ db, file, say }) => {
    const rows = (await waitingReviews(db)).map(({ written_at: at, ...row }) => ({ ...row, written: at.toISOString(), decision: '' }));
    say(`${rows.length} reviews wait`);
    return write(file, stringify(rows, { header: true, columns: [...WAITING_COLUMNS], escape_formulas: true }), say);
  },
  'reviews import': async ({ db, file, now, say }) => {
    const undecided = ({ decision = '' }: Cells): boolean => decision.trim() === '';
    const { rows, problems } = await rowsOf(file, readDecision, { keyOf: ({ reviewId }) => reviewId, skip: undecided });
    if (problems.length > 0) return problems;
    const unknown = await decideReviews(db, rows, now);
    say(`${rows.length - unknown.length} reviews decided`);
    return unknown.map((reviewId) => `review ${reviewId} is not there any more`);
  },
  'questions export': async ({ db, file, say }) => {
    const rows = (await openQuestions(db)).map(({ asked_at: at, ...row }) => ({
      ...row,
      asked: at.toISOString(),
      decision: '',
      answer: '',
    }));
    say(`${rows.length} questions wait`);
    return write(file, stringify(rows, { header: true, columns: [...OPEN_COLUMNS], escape_formulas: true }), say);
  },
  'questions import': async ({ db, file, now, say }) => {
    const untouched = ({ decision = '', answer = '' }: Cells): boolean => decision.trim() === '' && answer.trim() === '';
    const { rows, problems } = await rowsOf(file, readQuestionDecision, { keyOf: ({ questionId }) => questionId, skip: untouched });
    if (problems.length > 0) return problems;
    const unknown = await decideQuestions(db, rows, now);
    say(`${rows.length - unknown.length} questions decided`);
    return unknown.map((questionId) => `question ${questionId} is not there any more`);
  },
  'rows export': async ({ db, file, now, say }) =>
    write(file, stringify([...(await rowReport(db, now, SEARCH_DAYS))], { header: true }), say),
  'sponsored import': async ({ db, file, say }) => {
    const { rows, problems } = await rowsOf(file, readSponsorship, { keyOf: ({ sponsorshipId }) => sponsorshipId });
    const wrong = problems.length > 0 ? problems : await writeSponsorships(db, rows);
    if (wrong.length === 0) say(`${rows.length} sponsored places written`);
    return wrong;
  },
  'sponsored export': async ({ db, file, say }) => {
    const rows = (await readSponsorships(db)).map(({ sponsorshipId, itemId, categoryId, ...row }) => ({
      ...row,
      sponsorship_id: sponsorshipId,
      item_id: itemId,
      category_id: categoryId,
    }));
    return write(file, stringify(rows, { header: true, columns: [...SPONSORSHIP_COLUMNS] }), say);
  },
  'toggles import': async ({ db, file, say }) => {
    const { rows, problems } = await rowsOf(file, readToggle, { keyOf: ({ toggleName }) => toggleName });
    if (problems.length > 0) return problems;
    await writeToggles(db, rows);
    say(`${rows.length} toggles written`);
    return [];
  },
  'toggles export': async ({ db, file, say }) => {
    const rows = (await readToggles(db)).map(({ toggleName, values, active }) => [toggleName, values.join(' | '), active ? 'yes' : 'no']);
    return write(file, stringify([['toggle', 'values', 'active'], ...rows]), say);
  },
  'taxes import': async ({ db, file, say }) => {
    const { rows, problems } = await ratesIn(file);
    if (problems.length > 0) return problems;
    await importLocalTaxes(db, rows);
    say(`${rows.length} rates written`);
    return [];
  },
  'taxes export': async ({ db, file, say }) => {
    const rows = (await exportLocalTaxes(db)).map(({ rate, grocery, ...row }) => ({
      ...row,
      rate_percent: rate / 10_000,
      grocery: grocery ? 'yes' : 'no',
    }));
    return write(file, stringify(rows, { header: true, columns: [...LOCAL_RATE_COLUMNS] }), say);
  },
  'taxes check': async ({ file }) => (await ratesIn(file)).problems,
  'holidays check': async ({ file }) => (await daysIn(file)).problems,
};

/** An export includes public holidays for information; an import need not repeat them. */
async function daysIn(file: string) {
  return rowsOf(file, readDayOff, {
    keyOf: ({ country, region, day }) => `${country} ${region} ${day}`,
    skip: isPublicDay,
    needed: ['country', 'region', 'day', 'worked', 'name'],
  });
}

/** Local tax rates; a jurisdiction of a ZIP code changes at most once a day. */
async function ratesIn(file: string) {
  return rowsOf(file, readLocalRate, { keyOf: ({ zip, jurisdiction, since }) => `${zip} ${jurisdiction} ${since}` });
}

/** Stock in a place that neither ships nor sells would never be used. `lines`: the rows' line numbers. */
async function unknownPlaces(
  db: Db,
  rows: readonly { readonly itemId: string; readonly location: string }[],
  lines?: readonly number[],
): Promise<readonly string[]> {
  const known = new Set([
    ...SHIP_POINTS.map(({ locationId }) => locationId),
    ...(await readStores(db)).map(({ storeNumber }) => storeNumber),
  ]);
  return rows.flatMap(({ itemId, location }, at) => {
    const where = lines === undefined ? `item ${itemId}` : `line ${lines[at]}`;
    return known.has(location) ? [] : [`${where}: location ${location} is no point and no store of the shop`];
  });
}

async function write(file: string, text: string, say: StaffRun['say']): Promise<readonly string[]> {
  await writeFile(file, text);
  say(`Written to ${file}`);
  return [];
}
