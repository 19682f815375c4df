// The names of a report's rows and filters, as a reader sees them.
import { formatDay, formatDays, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { KINDS } from '#buying/approval-rules/rules';
import type { Bucket, Question } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { contentLocale, type CategoryTree } from '#goods/catalog/rules';
import { groupsOf } from '#people/organizations/server';
import type { Queries } from '#platform/db';

export interface LabelFacts {
  readonly copyLocale: CopyLocale;
  readonly categories: CategoryTree;
  /** Names of the organization's groups by id. */
  readonly groups: ReadonlyMap<string, string>;
}

export type LabelOf = (row: { readonly key: string; readonly name: string }) => string;

export const groupNames = async (on: Queries, accountNumber: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await groupsOf(on, accountNumber)).map(({ groupId, name }) => [groupId, name]));

const SOURCES = ['contract', 'accountList', 'break', 'sale', 'base', 'bundle', 'coupons'] as const;

/** Before a contract's number, in the key of its row. */
const NAMED = 'contract:';

/** The row that a line of an order belongs to in the report by contract. */
export const priceRow = (source: string, number: string | null, name: string | null) =>
  source === 'contract' && number !== null && number !== '' ? { key: NAMED + number, name: name ?? '' } : { key: source, name: '' };

export function labelsOf(question: Question, bucket: Bucket, { copyLocale, categories, groups }: LabelFacts): LabelOf {
  const say = sayer(reportsWords, copyLocale);
  const reason = (key: string) => KINDS.find((one) => one === key) ?? 'unreadable';
  const source = (key: string) => SOURCES.find((one) => one === key) ?? 'base';
  const labels: Readonly<Record<Question, LabelOf>> = {
    // The row of totals has no day.
    time: ({ key }) => key && dayLabel(key, bucket, copyLocale, (day) => say('server.week', { day })),
    center: ({ key }) => key || say('server.noCenter'),
    person: ({ name }) => name,
    group: ({ key }) => (key === '' ? say('server.noGroup') : (groups.get(key) ?? say('server.goneGroup'))),
    category: ({ key }) => categories.get(key)?.name[contentLocale(copyLocale)] ?? say('server.otherGoods'),
    location: ({ key, name }) => locationLabel(key, name, copyLocale),
    contract: ({ key, name }) =>
      key.startsWith(NAMED) ? say('server.price.named', { name, number: key.slice(NAMED.length) }) : say(`server.price.${source(key)}`),
    savings: ({ key }) => say(`server.saved.${source(key)}`),
    items: ({ name }) => name,
    budgets: ({ key, name }) => periodLabel(key, name, copyLocale),
    approvers: ({ name }) => name,
    reasons: ({ key }) => key && say(`server.reason.${reason(key)}`),
  };
  return labels[question]; // own key: a question
}

/** "IT 4720, Nov 1 – 30, 2026"; a budget without an end goes by its name. */
function periodLabel(key: string, name: string, copyLocale: CopyLocale): string {
  const [from = '', to = ''] = key.split('|');
  return to === '' ? name : `${name}, ${formatDays({ from, to }, copyLocale)}`;
}

export function locationLabel(key: string, name: string, copyLocale: CopyLocale): string {
  const say = sayer(reportsWords, copyLocale);
  if (key === 'store') return say('server.pickup');
  if (key === 'other') return say('server.otherAddress');
  const code = key.slice('at:'.length);
  return code === name || name === '' ? code : `${name} (${code})`;
}

const NOON = 'T12:00:00Z';

function dayLabel(day: string, bucket: Bucket, locale: CopyLocale, week: (day: string) => string): string {
  const date = new Date(day + NOON);
  if (bucket === 'month') return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
  const text = formatDay(date, 'UTC', locale);
  return bucket === 'week' ? week(text) : text;
}
