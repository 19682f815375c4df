import { expect, test } from 'vitest';
import type { Report, ReportLine } from '#buying/reports/contract';
import { makePaths } from '#paths';
import { served, SHOP } from '#test/screen/page';
import { addressOf, askedIn, fileQuery } from './asked.ts';
import { isEmpty } from './is-empty.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { ReportFigures } from './report-figures.tsx';
import { ReportTable } from './report-table.tsx';

const line = (key: string, cents: number, before: number | null = null): ReportLine => ({
  key,
  label: key,
  orders: 2,
  units: 5,
  cents,
  onContract: cents / 2,
  before,
  latest: '2026-11-18T12:00:00.000Z',
  more: [],
});

const report: Report = {
  question: 'center',
  organization: 'Harbor & Co',
  currency: 'USD',
  period: { kind: 'month', from: '2026-11-01', to: '2026-11-19' },
  against: 'before',
  comparedWith: { from: '2026-10-01', to: '2026-10-19' },
  filters: { center: null, person: null, group: '', location: null },
  choices: { center: [], person: [], group: [], location: [] },
  total: line('', 6000, 5000),
  charted: [line('Art', 4000, 5000), line('Labs', 2000, 0)],
  rows: [line('Art', 4000, 5000), line('Labs', 2000, 0)],
  page: 1,
  pages: 1,
  count: 2,
  elsewhere: [],
  lines: 12,
  mostLines: 100_000,
};

const FRENCH = { ...SHOP, locale: 'fr-CA', copyLocale: 'fr-CA' } as const;
const textOf = (markup: string): string => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('[B2B-5] the table says what the chart draws, and a row leads to what was bought there', () => {
  const table = served(<ReportTable report={report} title="Spend by budget center" days="November 1 – 19, 2026" />, SHOP);
  expect(textOf(table)).toContain('Art 2 $40.00 $50.00 −20% down 20% 67%');
  expect(textOf(table)).toContain('Labs 2 $20.00 $0.00 New 33%');
  expect(table).toContain('href="/account/reports/items?center=Art&amp;group=-"');
  const chart = served(<ReportChart report={report} title="Spend by budget center" />, SHOP);
  expect(chart).toContain('role="img" aria-label="Spend by budget center. The table below says the same."');
  expect(chart).toContain('width="80%"');
  // The content policy allows no style attributes.
  expect(chart).not.toContain('style=');
  const time = served(<ReportChart report={{ ...report, question: 'time', charted: [line('2026-11-01', 100, 50)] }} title="x" />, SHOP);
  expect(textOf(time)).toContain('Nov 1');
});

test('[B2B-5] days without orders are no chart of zeros; a period with nothing but a past one is', () => {
  const nothing = { ...line('', 0, 0), orders: 0 };
  const days = { ...report, question: 'time', count: 30 } as const;
  expect(isEmpty({ ...days, total: nothing })).toBe(true);
  expect(isEmpty({ ...days, total: { ...nothing, before: 5000 } })).toBe(false);
  expect(isEmpty({ ...report, total: nothing })).toBe(false);
  expect(isEmpty({ ...report, total: nothing, count: 0 })).toBe(true);
});

test('[B2B-5, APP-2] figures and downloads, in French as well', () => {
  expect(textOf(served(<ReportFigures report={report} />, SHOP))).toContain('Spend $60.00 +20% up 20% Orders 2');
  const french = textOf(served(<ReportFigures report={report} />, FRENCH)).replaceAll('\u00A0', ' ');
  expect(french).toContain('Au contrat 50 %');
  expect(textOf(served(<ReportDownloads report={report} />, SHOP))).toContain('12 order lines');
  expect(textOf(served(<ReportDownloads report={{ ...report, lines: 100_001 }} />, SHOP))).toContain('More than 100,000 order lines');
});

test('[B2B-5, trust 34] an address is read back as it was written, and what makes no sense is left out', () => {
  const address = addressOf(makePaths('en-US'), 'person', report);
  expect(address).toBe('/account/reports/person?group=-');
  expect(askedIn(new URL(address, 'http://shop').searchParams)).toEqual({ group: '' });
  expect(askedIn(new URLSearchParams('period=constructor&from=2026-02-30&page=0&against=x&center='))).toEqual({});
  expect(fileQuery(report)).toMatchObject({ group: '' });
});
