// A report as its page shows it.
import type { Report, ReportLine } from '#buying/reports/contract';
import { localDay } from '#base/calendar/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Site } from '#base/site/rules';
import {
  bucketOf,
  isOfLines,
  isTimeline,
  periodOf,
  type Against,
  type ComparedRow,
  type PeriodAsked,
  type Question,
} from '#buying/reports/rules';
import type { CategoryTree } from '#goods/catalog/rules';
import { organizationOf } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { readChoices } from './read-choices.ts';
import { linesAsked, readSums, type Filters, type ReportAsked } from './read-sums.ts';
import { COUNT_LINES } from './line-queries.ts';
import { ELSEWHERE } from './report-queries.ts';
import { groupNames, labelsOf, type LabelOf } from './row-labels.ts';

const PER_PAGE = 25;
/** Days, weeks or months are few, and belong together. */
const ALL = 100;
const CHARTED = 10;
/** Lines of a download: more fit into no spreadsheet that somebody reads. */
export const MOST_LINES = 100_000;

export interface ReportDeps {
  readonly db: Queries;
  readonly catalog: { readonly categories: CategoryTree };
}

/** Who reads it, where and when. */
export interface Reader {
  readonly accountNumber: string;
  readonly site: Pick<Site, 'currency' | 'timeZone'>;
  readonly copyLocale: CopyLocale;
  readonly now: Date;
}

export interface ReportQuery extends PeriodAsked {
  readonly against?: Against;
  readonly center?: string;
  readonly person?: string;
  readonly group?: string;
  readonly location?: string;
  readonly page?: string;
}

export function askedBy({ accountNumber, site, now }: Reader, question: Question, query: ReportQuery): ReportAsked {
  const { center = null, person = null, group = null, location = null, against = 'before' } = query;
  const filters: Filters = { center, person, group, location };
  return { accountNumber, question, period: periodOf(query, localDay(now, site.timeZone)), against, filters, site };
}

export async function readReport({ db, catalog }: ReportDeps, reader: Reader, question: Question, query: ReportQuery): Promise<Report> {
  const { accountNumber, copyLocale, now, site } = reader;
  const { categories } = catalog;
  const asked = askedBy(reader, question, query);
  const span = linesAsked(asked, asked.period);
  const [organization, groups, sums, elsewhere, { lines }] = await Promise.all([
    organizationOf(db, accountNumber),
    groupNames(db, accountNumber),
    readSums(db, categories, asked),
    db.many(ELSEWHERE, [accountNumber, site.currency, span.since, span.until]),
    db.one(COUNT_LINES, span),
  ]);
  const line = lineWith(labelsOf(question, bucketOf(asked.period), { copyLocale, categories, groups }));
  const perPage = isTimeline(question) ? ALL : PER_PAGE;
  const pages = Math.max(1, Math.ceil(sums.rows.length / perPage));
  const page = Math.min(Math.max(1, Number(query.page ?? '1')), pages);
  const { kind, from, to } = asked.period;
  return {
    question,
    organization: organization?.name ?? '',
    currency: site.currency,
    period: { kind, from, to },
    against: asked.against,
    comparedWith: sums.comparedWith === null ? null : { from: sums.comparedWith.from, to: sums.comparedWith.to },
    filters: { ...asked.filters },
    choices: await readChoices(db, { accountNumber, now, copyLocale, groups }),
    total: { ...line(sums.total), label: '' },
    charted: sums.rows.slice(0, isTimeline(question) ? undefined : CHARTED).map(line),
    rows: sums.rows.slice((page - 1) * perPage, page * perPage).map(line),
    page,
    pages,
    count: sums.rows.length,
    elsewhere: isOfLines(question) ? elsewhere : [],
    lines: isOfLines(question) ? lines : 0,
    mostLines: MOST_LINES,
  };
}

export const lineWith =
  (labelOf: LabelOf) =>
  ({ key, name, orders, units, cents, onContract, before, latest, more }: ComparedRow): ReportLine => ({
    key,
    label: labelOf({ key, name }),
    orders,
    units,
    cents,
    onContract,
    before,
    latest: latest === 0 ? null : new Date(latest).toISOString(),
    more: [...more],
  });
