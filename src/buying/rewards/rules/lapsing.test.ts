import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#base/calendar/rules';
import { creditsLeft, lapsedBy, lapseNotice } from '#buying/rewards/rules';

const came = (day: string, cents: number) => ({ day, cents });

test('[RWD-4] what goes uses up the oldest first; the rest lapses a year after its day', () => {
  const moves = [came('2026-01-12', 500), came('2026-06-01', 300), came('2026-08-01', -286)];
  expect(creditsLeft(moves)).toEqual([
    { cents: 214, endsOn: '2027-01-12' },
    { cents: 300, endsOn: '2027-06-01' },
  ]);
  expect(['2027-01-11', '2027-01-12', '2027-06-01'].map((day) => lapsedBy(moves, day))).toEqual([0, 214, 514]);
});

test('[RWD-4] what came on one day ends together', () =>
  expect(creditsLeft([came('2026-02-11', 147), came('2026-02-11', 30), came('2026-02-10', 20), came('2026-03-01', -25)])).toEqual([
    { cents: 172, endsOn: '2027-02-11' },
  ]));

test('[RWD-4] a member is told 30 days before, once for a week of ends', () => {
  const moves = [came('2026-01-12', 500), came('2026-01-15', 100), came('2026-06-01', 300)];
  expect(lapseNotice(moves, '2026-12-12', null)).toBeNull();
  const notice = lapseNotice(moves, '2026-12-13', null);
  expect(notice).toEqual({ cents: 600, day: '2027-01-12', until: '2027-01-19' });
  expect(lapseNotice(moves, '2026-12-16', notice?.until ?? '')).toBeNull();
  expect(lapseNotice(moves, '2027-05-02', notice?.until ?? '')).toMatchObject({ cents: 300, day: '2027-06-01' });
});

test('[RWD-4] told late, it lapses 30 days after the notice', () =>
  expect(lapseNotice([came('2026-01-12', 500)], '2027-01-10', null)).toMatchObject({ cents: 500, day: '2027-02-09' }));

test('[RWD-4] never more lapses than is there, and nothing that came within the year', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((n) => addDays('2025-01-01', n));
  fc.assert(
    fc.property(fc.array(fc.record({ day, cents: fc.integer({ min: -500, max: 500 }) })), day, (moves, at) => {
      const sum = moves.reduce((left, { cents }) => left + cents, 0);
      const lapsed = lapsedBy(moves, at);
      expect(lapsed).toBeGreaterThanOrEqual(0);
      expect(lapsed).toBeLessThanOrEqual(Math.max(0, sum));
    }),
  );
});
