// What the downloads of a report contain: its table, or the order lines that it is made of.
import { localDay } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import { bucketOf, changeOf, figuresOf, measureOf, type Question } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { askedBy, lineWith, type Reader, type ReportDeps, type ReportQuery } from './read-report.ts';
import { linesAsked, readSums, type ReportAsked } from './read-sums.ts';
import { COUNT_LINES, LINES, type LineRow } from './line-queries.ts';
import { groupNames, labelsOf, locationLabel, priceRow } from './row-labels.ts';
import type { Cell } from './xlsx.ts';

const BATCH = 2_000;

export interface FileRows {
  readonly header: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** All rows of a report, and its totals. */
export async function tableRows(deps: ReportDeps, reader: Reader, question: Question, query: ReportQuery): Promise<FileRows> {
  const { copyLocale, accountNumber } = reader;
  const asked = askedBy(reader, question, query);
  const { categories } = deps.catalog;
  const say = sayer(reportsWords, copyLocale);
  const [groups, sums] = await Promise.all([groupNames(deps.db, accountNumber), readSums(deps.db, categories, asked)]);
  const line = lineWith(labelsOf(question, bucketOf(asked.period), { copyLocale, categories, groups }));
  const isCompared = sums.comparedWith !== null;
  const figures = figuresOf(question);
  const isPlain = figures.length === 0;
  const rows = [...sums.rows.map(line), { ...line(sums.total), label: say('server.total') }];
  const { from, to } = asked.period;
  const columns = [
    say(`server.by.${question}`),
    say('server.orders'),
    ...(isPlain ? [say('server.units')] : []),
    say(`server.${measureOf(question)}`, { currency: asked.site.currency, from, to }),
    ...(isCompared ? [say('server.before', { from: sums.comparedWith.from, to: sums.comparedWith.to }), say('server.change')] : []),
    ...(isPlain ? [say('server.onContract', { currency: asked.site.currency })] : []),
    ...figures.map(({ name }) => say(`server.figure.${name}`, { currency: asked.site.currency })),
  ];
  const cells = rows.map(({ label, orders, units, cents, before, onContract, more }): readonly Cell[] => [
    { text: label },
    { number: orders },
    ...(isPlain ? [{ number: units }] : []),
    { cents },
    ...(isCompared ? [{ cents: before ?? 0 }, percent(changeOf(cents, before))] : []),
    ...(isPlain ? [{ cents: onContract }] : []),
    ...figures.map(({ unit }, at) => figureCell(unit, more[at] ?? null)),
  ]);
  return { header: columns, batches: once(cells) };
}

const figureCell = (unit: 'cents' | 'count' | 'hours', value: number | null): Cell =>
  value === null ? { text: '' } : unit === 'cents' ? { cents: value } : { number: unit === 'hours' ? Math.round(value * 10) / 10 : value };

const percent = (change: number | null): Cell => (change === null ? { text: '' } : { number: change });

async function* once<T>(rows: T): AsyncGenerator<T> {
  yield rows;
}

export const countLines = async (deps: ReportDeps, asked: ReportAsked): Promise<number> =>
  (await deps.db.one(COUNT_LINES, linesAsked(asked, asked.period))).lines;

const COLUMNS = [
  'date',
  'orderNumber',
  'line',
  'purchaseOrder',
  'person',
  'group',
  'center',
  'location',
  'itemNumber',
  'item',
  'price',
  'ordered',
  'units',
  'each',
  'list',
  'discount',
  'spendOf',
] as const;

/** Every order line of the report, those cancelled and returned included, with what is left of them. */
export async function lineRows({ db, catalog }: ReportDeps, reader: Reader, asked: ReportAsked): Promise<FileRows> {
  const say = sayer(reportsWords, reader.copyLocale);
  const groups = await groupNames(db, reader.accountNumber);
  const span = linesAsked(asked, asked.period);
  const facts = { copyLocale: reader.copyLocale, categories: catalog.categories, groups };
  const [price, group] = [labelsOf('contract', 'day', facts), labelsOf('group', 'day', facts)];
  const cells = (row: LineRow): readonly Cell[] => [
    { day: localDay(row.placed_at, asked.site.timeZone) },
    { text: row.order_number },
    { number: row.line_no },
    { text: row.purchase_order },
    { text: row.buyer_name },
    { text: row.group_id === null ? '' : group({ key: row.group_id, name: '' }) },
    { text: row.budget_center },
    { text: locationLabel(row.location_key, row.location_name ?? '', reader.copyLocale) },
    { text: row.item_id },
    { text: row.title },
    { text: price(priceRow(row.source, row.contract_number, row.contract_name)) },
    { number: row.qty },
    { number: row.units },
    { cents: row.unit_price },
    { cents: row.list_price },
    { cents: row.discount },
    { cents: row.spend },
  ];
  async function* batches(): AsyncGenerator<readonly (readonly Cell[])[]> {
    let after = { afterAt: span.since, afterOrder: '', afterLine: 0 };
    for (;;) {
      const rows = await db.many(LINES, { ...span, ...after, limit: BATCH });
      yield rows.map(cells);
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = { afterAt: last.placed_at, afterOrder: last.order_number, afterLine: last.line_no };
    }
  }
  return { header: COLUMNS.map((column) => say(`server.column.${column}`, { currency: asked.site.currency })), batches: batches() };
}
