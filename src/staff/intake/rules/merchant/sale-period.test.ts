import { expect, test } from 'vitest';
import { readSalePeriod, salePeriodOf, salePeriodText } from './sale-period.ts';

const ZONE = 'America/New_York';
const read = (text: string) => {
  const period = readSalePeriod(text, ZONE);
  return period.ok ? [period.value.saleFrom, period.value.saleUntil] : period.problem;
};

test.each([
  ['2027-01-01T00:00-0500/2027-01-31T23:59-0500', '2027-01-01T05:00:00.000Z', '2027-02-01T05:00:00.000Z'],
  ['2027-01-01T00:00-05:00/2027-01-31T23:59:59-05:00', '2027-01-01T05:00:00.000Z', '2027-02-01T05:00:00.000Z'],
  ['2027-01-01T00:00-0800 / 2027-02-01T00:00Z', '2027-01-01T08:00:00.000Z', '2027-02-01T00:00:00.000Z'],
  ['2027-01-01/2027-01-31', '2027-01-01T05:00:00.000Z', '2027-02-01T05:00:00.000Z'],
  ['2027-01-01T09:30/2027-01-31T18:00', '2027-01-01T14:30:00.000Z', '2027-01-31T23:00:00.000Z'],
  ['2027-01-31/2027-01-31', '2027-01-31T05:00:00.000Z', '2027-02-01T05:00:00.000Z'],
  ['2027-03-14/2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
  ['2026-11-01/2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['/2027-01-31', undefined, '2027-02-01T05:00:00.000Z'],
  ['2027-01-01/', '2027-01-01T05:00:00.000Z', undefined],
])('[CAT-1] the period %s is from %s until %s, a last day without a time to its end', (text, from, until) => {
  expect(read(text)).toEqual([from, until]);
});

test.each([
  ['soon', /“soon” is not a period such as 2027-01-01T00:00-0500\/2027-01-31T23:59-0500/],
  ['/', /is not a period/],
  ['2027-02-30/2027-03-01', /“2027-02-30” is not a day or time such as/],
  ['2027-01-01/31.01.2027', /“31.01.2027” is not a day or time/],
  ['2027-01-31/2027-01-01', /ends before it begins/],
  ['2027-01-01T25:00/2027-01-02', /is not a day or time/],
])('[CAT-1] the period %s is refused with what to write', (text, says) => {
  expect(read(text)).toMatch(says);
});

test.each([
  ['10/21/16, 2:10 AM', '2016-10-21T06:10:00.000Z'],
  ['10/21/2016, 12:00 PM', '2016-10-21T16:00:00.000Z'],
  ['10/21/16', '2016-10-21T04:00:00.000Z'],
])('[CAT-1] %s is %s', (text, instant) => expect(salePeriodOf(text, '', ZONE)).toEqual({ ok: true, value: { saleFrom: instant } }));

test('[CAT-1] a written period reads back to the same instants', () => {
  for (const period of [
    { saleFrom: '2027-01-01T05:00:00.000Z', saleUntil: '2027-02-01T05:00:00.000Z' },
    { saleFrom: '2027-01-01T05:59:00.000Z', saleUntil: '2027-02-01T04:59:00.000Z' },
    { saleFrom: '2027-01-01T05:00:07.000Z', saleUntil: '2027-02-01T05:00:30.000Z' },
  ])
    expect(readSalePeriod(salePeriodText(period) ?? '', 'UTC')).toEqual({ ok: true, value: period });
  expect(salePeriodText({})).toBeUndefined();
  expect(salePeriodOf('', '', ZONE)).toEqual({ ok: true, value: {} });
});
