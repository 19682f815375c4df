// The sums of a report: rows of a period, and of the one beside it.
import { approvalSums, type ApprovalSum } from '#buying/approvals/server';
import { budgetSums } from '#buying/budgets/server';
import { addDays, instantOf } from '#base/calendar/rules';
import type { Site } from '#base/site/rules';
import {
  bucketOf,
  bucketsIn,
  comparedRows,
  comparedWith,
  isTimeline,
  timelineRows,
  type Against,
  type ComparedRow,
  type Days,
  type Period,
  type Question,
  type ReportRow,
} from '#buying/reports/rules';
import type { CategoryTree } from '#goods/catalog/rules';
import type { Queries } from '#platform/db';
import { SUMS, type LinesAsked, type SumRow, type SumsAsked } from './report-queries.ts';

export interface Filters {
  readonly center: string | null;
  readonly person: string | null;
  readonly group: string | null;
  readonly location: string | null;
}

export interface ReportAsked {
  readonly accountNumber: string;
  readonly question: Question;
  readonly period: Period;
  readonly against: Against;
  readonly filters: Filters;
  readonly site: Pick<Site, 'currency' | 'timeZone'>;
}

export interface Sums {
  readonly rows: readonly ComparedRow[];
  readonly total: ComparedRow;
  readonly comparedWith: Days | null;
}

/** The lines that a report is about in some days. */
export function linesAsked({ accountNumber, filters, site }: ReportAsked, { from, to }: Days): LinesAsked {
  const at = (day: string): Date => new Date(instantOf(day, 0, site.timeZone));
  return { accountNumber, currency: site.currency, since: at(from), until: at(addDays(to, 1)), ...filters };
}

export async function readSums(on: Queries, categories: CategoryTree, asked: ReportAsked): Promise<Sums> {
  const { question, period } = asked;
  if (question === 'budgets') return readBudgetSums(on, asked);
  const other = comparedWith(period, asked.against);
  const bucket = bucketOf(period);
  const sum = (days: Days | null) => (days === null ? null : sumsOf(on, question, { ...linesAsked(asked, days), bucket, ...fixed }));
  const fixed = { timeZone: asked.site.timeZone, ...departments(categories) };
  const [now, before] = await Promise.all([sumsOf(on, question, { ...linesAsked(asked, period), bucket, ...fixed }), sum(other)]);
  const rows = isTimeline(question)
    ? timelineRows(now.rows, before?.rows ?? null, { now: bucketsIn(period, bucket), before: other && bucketsIn(other, bucket) })
    : comparedRows(now.rows, before?.rows ?? null).filter(({ orders }) => orders > 0 || question !== 'items');
  return { rows, total: { ...now.total, before: before?.total.cents ?? null }, comparedWith: other };
}

async function sumsOf(on: Queries, question: Question, asked: SumsAsked) {
  if (question === 'approvers' || question === 'reasons') return approvalRows(await approvalSums(on, question, asked));
  const statement = SUMS.get(question);
  if (statement === undefined) throw new Error(`No statement for ${question}`);
  const found = await on.many(statement, asked);
  const rows = found.filter((row) => row.is_total === 0).map(rowFrom);
  const total = found.find((row) => row.is_total === 1);
  return { rows, total: total === undefined ? NOTHING : rowFrom(total) };
}

const NOTHING: ReportRow = { key: '', name: '', orders: 0, units: 0, cents: 0, onContract: 0, latest: 0, more: [] };

function approvalRows(found: readonly ApprovalSum[]) {
  const rows = found.map(({ key, name, orders, cents, declined, hours }): ReportRow => ({
    ...NOTHING,
    key: key ?? '',
    name,
    orders,
    cents,
    more: [declined, hours],
  }));
  const at = found.findIndex(({ key }) => key === null);
  return { rows: rows.filter((_, index) => index !== at), total: { ...NOTHING, more: [0, null], ...rows[at] } };
}

/** The periods of budgets that share a day with the report's; they are compared with nothing. */
async function readBudgetSums(on: Queries, { accountNumber, site, period, filters }: ReportAsked): Promise<Sums> {
  const { from, to } = period;
  const at = new Date(instantOf(to, 12 * 60, site.timeZone));
  const found = await budgetSums(on, { accountNumber, currency: site.currency, from, to, center: filters.center, at });
  const rows = found.map(({ center, starts, ends, orders, spent, planned, held }): ReportRow => ({
    ...NOTHING,
    key: [starts, ends ?? '', center].join('|'),
    name: center,
    orders,
    cents: spent,
    more: [planned, held, planned === null ? null : planned - held - spent],
  }));
  const sum = (of: (row: ReportRow) => number | null | undefined): number => rows.reduce((total, row) => total + (of(row) ?? 0), 0);
  const more = [sum((row) => row.more[0]), sum((row) => row.more[1]), sum((row) => row.more[2])];
  const total = { ...NOTHING, orders: sum(({ orders }) => orders), cents: sum(({ cents }) => cents), more };
  return { rows: comparedRows(rows, null), total: { ...total, before: null }, comparedWith: null };
}

const rowFrom = ({ key, name, orders, units, cents, on_contract: onContract, latest }: SumRow): ReportRow => ({
  key: key ?? '',
  name: name ?? '',
  orders,
  units,
  cents,
  onContract,
  latest: latest?.getTime() ?? 0,
  more: [],
});

/** Every category beside its department. */
function departments(tree: CategoryTree) {
  const paths = tree.all.flatMap(({ id }) => {
    const [department] = tree.path(id);
    return department === undefined ? [] : [[id, department.id] as const];
  });
  return { categories: paths.map(([id]) => id), departments: paths.map(([, department]) => department) };
}
