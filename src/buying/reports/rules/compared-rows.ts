// Puts the rows of a period beside those of the period it is compared with.

/** One row of a report: amounts in cents. */
export interface ReportRow {
  readonly key: string;
  readonly name: string;
  readonly orders: number;
  readonly units: number;
  readonly cents: number;
  readonly onContract: number;
  /** Milliseconds since 1970 of the latest order. */
  readonly latest: number;
  /** As `figuresOf` the question lists them; null: there is none. */
  readonly more: readonly (number | null)[];
}

export interface ComparedRow extends ReportRow {
  /** Cents of the other period; null without one. */
  readonly before: number | null;
}

const EMPTY = { orders: 0, units: 0, cents: 0, onContract: 0, latest: 0, more: [] } as const;

/** Rows by key, the largest amount first; those with spending in the earlier period only come last. */
export function comparedRows(now: readonly ReportRow[], before: readonly ReportRow[] | null): ComparedRow[] {
  const rows = new Map<string, ComparedRow>(now.map((row) => [row.key, { ...row, before: before === null ? null : 0 }]));
  for (const { key, name, cents } of before ?? []) rows.set(key, { ...(rows.get(key) ?? { ...EMPTY, key, name }), before: cents });
  return [...rows.values()].toSorted(
    (a, b) => b.cents - a.cents || (b.before ?? 0) - (a.before ?? 0) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}

export interface Buckets {
  /** First days. */
  readonly now: readonly string[];
  readonly before: readonly string[] | null;
}

/** The parts of a period in their order, those without orders included; the first is compared with the first of the other period. */
export function timelineRows(now: readonly ReportRow[], before: readonly ReportRow[] | null, buckets: Buckets): ComparedRow[] {
  const [present, past] = [now, before ?? []].map((rows) => new Map(rows.map((row) => [row.key, row])));
  return buckets.now.map((key, at) => ({
    ...(present?.get(key) ?? { ...EMPTY, key, name: '' }),
    before: buckets.before === null ? null : (past?.get(buckets.before[at] ?? '')?.cents ?? 0),
  }));
}

/** Change in percent with one decimal; null when there is nothing to compare with. */
export function changeOf(cents: number, before: number | null): number | null {
  return before === null || before === 0 ? null : Math.round(((cents - before) / Math.abs(before)) * 1_000) / 10;
}

/** Share of a total in percent, rounded; 0 of nothing. */
export const shareOf = (part: number, total: number): number => (total === 0 ? 0 : Math.round((part / total) * 100));
