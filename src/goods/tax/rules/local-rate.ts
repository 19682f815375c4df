// Imported rows of local sales tax: one jurisdiction of one zip, with its source and validity.

export interface LocalRate {
  readonly state: string;
  readonly zip: string;
  /** County, city or district, as on a receipt. */
  readonly jurisdiction: string;
  /** Parts per million: 8.875 % is 88,750. */
  readonly rate: number;
  /** Whether food for home use is taxed too. */
  readonly grocery: boolean;
  /** ISO days, both inclusive; null means open-ended. */
  readonly since: string;
  readonly until: string | null;
  readonly source: string;
}

export const LOCAL_RATE_COLUMNS = ['state', 'zip', 'jurisdiction', 'rate_percent', 'grocery', 'since', 'until', 'source'] as const;

const MOST_PERCENT = 20;

/** Reads one row by column name; returns a sentence about its problem. */
export function readLocalRate(cells: Readonly<Record<string, string | undefined>>): LocalRate | string {
  const cell = (name: (typeof LOCAL_RATE_COLUMNS)[number]): string => cells[name]?.trim() ?? '';
  const [state, zip, jurisdiction, percent] = [cell('state'), cell('zip'), cell('jurisdiction'), cell('rate_percent')];
  if (!/^[A-Z]{2}$/.test(state)) return `state ${state} is not two capitals`;
  if (!/^\d{5}$/.test(zip)) return `zip ${zip} is not five digits`;
  if (jurisdiction === '' || jurisdiction.length > 80) return 'jurisdiction is missing, or longer than 80 characters';
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(percent) || Number(percent) > MOST_PERCENT)
    return `rate_percent ${percent} is no rate up to ${MOST_PERCENT}`;
  const grocery = cell('grocery').toLowerCase();
  if (!['', 'yes', 'no'].includes(grocery)) return `grocery ${grocery} is neither yes nor no`;
  const [since, until, source] = [cell('since'), cell('until'), cell('source')];
  if (!isDay(since)) return `since ${since} is no day (2026-07-01)`;
  if (until !== '' && (!isDay(until) || until < since)) return `until ${until} is no day from ${since} on`;
  if (source === '') return 'source is missing: a rate nobody can look up is not charged';
  const rate = Math.round(Number(percent) * 10_000);
  return { state, zip, jurisdiction, rate, grocery: grocery === 'yes', since, until: until === '' ? null : until, source };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}
