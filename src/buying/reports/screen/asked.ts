// The query of a report's address.
import type { Report } from '#buying/reports/contract';
import { AGAINST, NONE, PERIODS, type Against, type PeriodKind, type Question } from '#buying/reports/rules';
import { isDay } from '#base/locale/rules';
import type { Paths } from '#paths';

const FILTERS = ['center', 'person', 'group', 'location'] as const;

const given = <T>(name: string, value: T | undefined): object => (value === undefined ? {} : { [name]: value });

interface Asked {
  readonly period?: PeriodKind;
  readonly from?: string;
  readonly to?: string;
  readonly against?: Against;
  readonly center?: string;
  readonly person?: string;
  readonly group?: string;
  readonly location?: string;
  readonly page?: string;
}

/** What makes no sense is left out. */
export function askedIn(query: URLSearchParams): Asked {
  const day = (name: string) => [query.get(name) ?? ''].find(isDay);
  const page = [query.get('page') ?? ''].find((text) => /^[1-9]\d{0,3}$/.test(text));
  const filters = FILTERS.map((name) => {
    const value = query.get(name) ?? '';
    return value === '' || value.length > 120 ? {} : { [name]: value === NONE ? '' : value };
  });
  return Object.assign(
    {},
    given(
      'period',
      PERIODS.find((one) => one === query.get('period')),
    ),
    given(
      'against',
      AGAINST.find((one) => one === query.get('against')),
    ),
    given('from', day('from')),
    given('to', day('to')),
    given('page', page),
    ...filters,
  );
}

type Shown = Pick<Report, 'period' | 'against' | 'filters'>;

/** The query that shows the same days and filters. */
export function queryOf({ period: { kind, from, to }, against, filters }: Shown) {
  const written = (value: string | null) => (value === null ? undefined : value === '' ? NONE : value);
  return {
    period: kind === 'month' ? undefined : kind,
    ...(kind === 'days' ? { from, to } : {}),
    against: against === 'before' ? undefined : against,
    center: written(filters.center),
    person: written(filters.person),
    group: written(filters.group),
    location: written(filters.location),
  };
}

export const addressOf = (paths: Paths, question: Question, shown: Shown, page = '1'): string =>
  paths.report(question, { ...queryOf(shown), page: page === '1' ? undefined : page });

export function withoutFilters(paths: Paths, { question, period, against }: Report): string {
  return addressOf(paths, question, { period, against, filters: { center: null, person: null, group: null, location: null } });
}

/** The query of a download: filters as the server takes them, '' for none. */
export function fileQuery(report: Report) {
  const { center, person, group, location } = report.filters;
  return {
    ...queryOf(report),
    center: center ?? undefined,
    person: person ?? undefined,
    group: group ?? undefined,
    location: location ?? undefined,
  };
}
