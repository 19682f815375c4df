// The letter of a mailed report, in the language of who gets it.
import { formatDays, formatPrice, type Locale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { siteOf } from '#base/site/rules';
import { bucketOf, measureOf, NONE, periodSentOn } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { makePaths } from '#paths';
import { mailLocale } from '#people/preferences/rules';
import { mailLanguageOf } from '#people/preferences/server';
import type { Member } from '#people/sessions/server';
import type { Hosts } from '#platform/hosts';
import { readChoices } from './read-choices.ts';
import { lineWith, type ReportDeps } from './read-report.ts';
import { readSums } from './read-sums.ts';
import { groupNames, labelsOf } from './row-labels.ts';
import type { ScheduleRow } from './schedule-queries.ts';
import { filtersOf, limitsOf } from './schedules.ts';

const MAILED_ROWS = 10;

export interface LetterDeps extends ReportDeps {
  readonly hosts: Hosts;
}

interface Letter {
  readonly schedule: ScheduleRow;
  readonly day: string;
  readonly member: Member;
  readonly organization: string;
}

export async function letterOf({ db, hosts, catalog }: LetterDeps, { schedule, day, member, organization }: Letter) {
  const copyLocale = mailLocale(schedule.locale, await mailLanguageOf(db, member.profileId));
  const locale: Locale = copyLocale === 'es-US' ? 'en-US' : copyLocale;
  const site = siteOf('business', locale);
  const period = periodSentOn(day, schedule.cadence);
  const filters = filtersOf(schedule);
  const { question, account_number: accountNumber } = schedule;
  const groups = await groupNames(db, accountNumber);
  const sums = await readSums(db, catalog.categories, { accountNumber, question, period, against: 'before', filters, site });
  const facts = { copyLocale, categories: catalog.categories, groups };
  const line = lineWith(labelsOf(question, bucketOf(period), facts));
  const money = (cents: number): string => formatPrice(cents, site.currency, copyLocale);
  const [origin, paths] = [hosts.origins.business, makePaths(locale)];
  const given = Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, value || NONE]])));
  const choices = await readChoices(db, { accountNumber, now: new Date(`${day}T12:00:00Z`), copyLocale, groups });
  // Vite builds the templates; loading them with the first mail lets API tests run without a build.
  const { renderReport } = await import('#buying/reports/mail');
  return renderReport({
    locale: copyLocale,
    title: sayer(reportsWords, copyLocale)(`title.${question}`),
    organization,
    about: question === 'budgets' ? 'budgets' : measureOf(question),
    days: formatDays(period, copyLocale),
    total: money(sums.total.cents),
    before: money(sums.total.before ?? 0),
    limits: limitsOf(filters, choices, copyLocale),
    rows: sums.rows.slice(0, question === 'time' ? undefined : MAILED_ROWS).map((row) => [line(row).label, money(row.cents)] as const),
    more: question === 'time' ? 0 : Math.max(0, sums.rows.length - MAILED_ROWS),
    phone: site.phone,
    home: origin + paths.home(),
    link: origin + paths.report(question, { period: 'days', from: period.from, to: period.to, ...given }),
    settings: origin + paths.reportMails(),
  });
}
