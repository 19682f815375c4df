// What a report can be limited to: centers, people, groups and locations of the organization's orders of the last two years.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { reportsWords } from '#buying/reports/words';
import type { Report } from '#buying/reports/contract';
import type { Queries } from '#platform/db';
import { CHOICES, type ChoiceRow } from './report-queries.ts';
import { locationLabel } from './row-labels.ts';

const TWO_YEARS_MS = 731 * 86_400_000;

interface ChoiceFacts {
  readonly accountNumber: string;
  readonly now: Date;
  readonly copyLocale: CopyLocale;
  readonly groups: ReadonlyMap<string, string>;
}

export async function readChoices(on: Queries, { accountNumber, now, copyLocale, groups }: ChoiceFacts): Promise<Report['choices']> {
  const rows = await on.many(CHOICES, { accountNumber, since: new Date(now.getTime() - TWO_YEARS_MS) });
  const say = sayer(reportsWords, copyLocale);
  const sorted = (choices: Report['choices']['center']) => choices.toSorted((a, b) => a.label.localeCompare(b.label, copyLocale));
  const of = (kind: ChoiceRow['kind'], label: (row: ChoiceRow) => string) =>
    sorted(rows.filter((row) => row.kind === kind).map((row) => ({ value: row.key, label: label(row) })));
  return {
    center: of('center', ({ key }) => key || say('server.noCenter')),
    person: of('person', ({ name }) => name),
    group: [...sorted([...groups].map(([value, label]) => ({ value, label }))), { value: '', label: say('server.noGroup') }],
    location: of('location', ({ key, name }) => locationLabel(key, name, copyLocale)),
  };
}
