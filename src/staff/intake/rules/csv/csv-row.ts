// One row of the shop's CSV format: read onto the existing record, and written from a record.
import type { CatalogRecord } from '#goods/catalog/rules';
import { LOCALES } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { brokenCell } from '../storable-row.ts';
import { guarded, isFormula, splitList, unguarded } from '../cell-text.ts';
import type { CategoryPath, ProductChange } from '../product-change.ts';
import type { CsvColumn, Draft, RowFacts } from './csv-column.ts';
import { CSV_COLUMNS } from './csv-columns.ts';

export type { RowFacts } from './csv-column.ts';

export const CSV_HEADER: readonly string[] = CSV_COLUMNS.map(({ name }) => name);
const BY_NAME: ReadonlyMap<string, CsvColumn> = new Map(CSV_COLUMNS.map((column) => [column.name, column]));

/** Problems of a header; none when a table can be read with it. */
export function headerProblems(header: readonly string[]): string[] {
  const unknown = header.filter((name) => !BY_NAME.has(name));
  const twice = header.filter((name, at) => header.indexOf(name) !== at);
  return [
    ...(header.includes('item_id') ? [] : ['the column item_id is missing']),
    ...unknown.map((name) => `there is no column “${name}”${similarTo(name)}`),
    ...twice.map((name) => `the column ${name} stands there twice`),
  ];
}

function similarTo(name: string): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const meant = CSV_HEADER.find((known) => plain(known) === plain(name) || plain(known).startsWith(plain(name).slice(0, 3) || '?'));
  return meant === undefined ? '' : `; did you mean ${meant}?`;
}

/** Reads a row under its header. */
export function readCsvRow(header: readonly string[], cells: readonly string[]): Outcome<ProductChange, string> {
  if (cells.length !== header.length) return failed(`it has ${cells.length} cells where the header has ${header.length}`);
  const broken = brokenCell(header, cells);
  if (broken !== undefined) return failed(broken);
  const formula = cells.findIndex(isFormula);
  if (formula >= 0)
    return failed(
      `${header[formula]} begins like a formula: “${cells[formula]?.slice(0, 40)}”. Write an apostrophe before it where it is text`,
    );
  const values = new Map(header.map((name, at) => [name, unguarded(cells[at] ?? '')]));
  const itemId = values.get('item_id') ?? '';
  if (itemId === '') return failed('item_id is empty');
  const category = categoryOf(values);
  return done({
    itemId,
    ...(category && { category }),
    needsKnown: header.length < CSV_HEADER.length,
    onto: (known, categoryId) => readOnto(values, known, categoryId),
  });
}

/** A new product needs these columns; without them a row can only change an existing one. */
const FOR_NEW: readonly (readonly string[])[] = [['title_en-US'], ['price_USD', 'price_CAD']];

function readOnto(
  values: ReadonlyMap<string, string>,
  known: CatalogRecord | undefined,
  categoryId: string,
): Outcome<CatalogRecord, string> {
  const lacking = known === undefined ? FOR_NEW.find((names) => !names.some((name) => values.has(name))) : undefined;
  if (lacking !== undefined) return failed(`it is new, and the column ${lacking.join(' or ')} is missing`);
  const draft: Draft = { kind: 'ordinary', brand: '', text: { 'en-US': { name: '', description: '' } }, ...known, categoryId };
  for (const [name, cell] of values) {
    const wrong = BY_NAME.get(name)?.read(cell, draft);
    if (wrong !== undefined) return failed(`${name} ${wrong}`);
  }
  draft.partNumber ??= draft.itemId;
  draft.brand ??= '';
  draft.kind ??= 'ordinary';
  const english = draft.text?.['en-US'];
  draft.text = { ...draft.text, 'en-US': { name: '', ...english, description: english?.description ?? '' } };
  draft.prices ??= {};
  if (draft.stock !== undefined && Object.keys(draft.stock).length === 0) delete draft.stock;
  // The loop above sets every required property; `recordProblem` checks the rest, as for any record.
  return done(draft as CatalogRecord);
}

function categoryOf(values: ReadonlyMap<string, string>): CategoryPath | undefined {
  const ids = (values.get('category') ?? '').split('/').filter((id) => id !== '');
  const names = LOCALES.flatMap((locale) => {
    const list = splitList(values.get(`category_name_${locale}`) ?? '', '>');
    return list.length === 0 ? [] : [[locale, list] as const];
  });
  if (ids.length === 0 && names.length === 0) return undefined;
  return { ...(ids.length > 0 && { ids }), ...(names.length > 0 && { names: Object.fromEntries(names) }) };
}

/** The cells of a record in the order of `CSV_HEADER`, safe for spreadsheets. */
export function writeCsvRow(facts: RowFacts): readonly string[] {
  return CSV_COLUMNS.map((column) => guarded(column.write(facts)));
}
