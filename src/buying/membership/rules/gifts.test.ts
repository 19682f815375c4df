import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#base/calendar/rules';
import { daysBetween, giftedProgramOf, programOf } from '#buying/cart/rules';
import { giftTerm, giftUntil, isGiftDue, lastGiftDay, readGiftWishes, yearAfter } from '#buying/membership/rules';

const WORTH = { SELECT: 4_900, PREMIUM: 9_900 };
const DAY = '2026-11-20';
const running = (program: 'SELECT' | 'PREMIUM', endsOn: string) => ({ program, beginsOn: '2026-08-14', endsOn });

test.each([
  ['nothing runs', null, 'SELECT', 'SELECT', '2026-11-20', '2027-11-20'],
  ['it ran out', running('PREMIUM', '2026-11-19'), 'SELECT', 'SELECT', '2026-11-20', '2027-11-20'],
  ['the same program', running('SELECT', '2027-08-14'), 'SELECT', 'SELECT', '2026-08-14', '2028-08-14'],
  ['SELECT for a PREMIUM member: half the time', running('PREMIUM', '2027-08-14'), 'SELECT', 'PREMIUM', '2026-08-14', '2028-02-11'],
  [
    'PREMIUM for a SELECT member: now, and 267 days for half',
    running('SELECT', '2027-08-14'),
    'PREMIUM',
    'PREMIUM',
    '2026-08-14',
    '2028-03-31',
  ],
] as const)('[RWD-4] a gift where %s', (_, had, program, has, beginsOn, endsOn) =>
  expect(giftTerm(had, { program, day: DAY }, WORTH)).toEqual({ program: has, beginsOn, endsOn }),
);

test('[RWD-4] a gift is worth its price wherever it goes: within a day, nothing is won or lost by the order in which gifts come', () => {
  const dayCents = { SELECT: 4_900 / 365, PREMIUM: 9_900 / 365 };
  const program = fc.constantFrom('SELECT', 'PREMIUM');
  fc.assert(
    fc.property(program, program, fc.integer({ min: 0, max: 1_000 }), (has, given, days) => {
      const before = running(has, addDays(DAY, days));
      const after = giftTerm(before, { program: given, day: DAY }, WORTH);
      const worth = (of: typeof before) => daysBetween(DAY, of.endsOn) * dayCents[of.program];
      // A leap day is a present.
      expect(Math.abs(worth(after) - worth(before) - dayCents[given] * 365)).toBeLessThan(3 * dayCents.PREMIUM);
      expect(after.endsOn > DAY).toBe(true);
    }),
  );
});

test('[RWD-4] programs of the same price, or of no price, count day for day', () => {
  const term = giftTerm(running('SELECT', addDays(DAY, 10)), { program: 'PREMIUM', day: DAY }, { SELECT: 0, PREMIUM: 0 });
  expect(term.endsOn).toBe(addDays(yearAfter(DAY), 10));
});

test.each([
  ['INK-MB-SEL', 'SELECT', null],
  ['INK-MB-PRE-GIFT', null, 'PREMIUM'],
  ['INK-MB-SEL-GIFT', null, 'SELECT'],
  ['INK-EGC-GIFT', null, null],
])('[RWD-4] %s grants %s to its buyer, and %s to somebody else', (partNumber, program, gifted) =>
  expect([programOf({ partNumber }), giftedProgramOf({ partNumber })]).toEqual([program, gifted]),
);

const WISHES = {
  giverName: '  Maya ',
  recipientName: 'Ana\u200B',
  recipientEmail: ' ana@example.com ',
  recipientLocale: 'fr-CA',
  message: ' Thank you.\r\nReally. ',
  sendOn: DAY,
} as const;

test('[RWD-4] [APP-22] what is typed for a gift is trimmed, and wrong fields are named', () => {
  expect(readGiftWishes(WISHES, DAY)).toEqual({
    ok: true,
    value: {
      giverName: 'Maya',
      recipientName: 'Ana',
      recipientEmail: 'ana@example.com',
      recipientLocale: 'fr-CA',
      message: 'Thank you.\nReally.',
      sendOn: DAY,
    },
  });
  for (const [over, code] of [
    [{ recipientEmail: 'ana' }, 'GIFT_EMAIL_WRONG'],
    [{ recipientName: '\u200B' }, 'GIFT_NAME_WRONG'],
    [{ sendOn: addDays(DAY, -1) }, 'GIFT_DAY_WRONG'],
    [{ sendOn: addDays(lastGiftDay(DAY), 1) }, 'GIFT_DAY_WRONG'],
    [{ message: 'x'.repeat(501) }, 'GIFT_MESSAGE_LONG'],
  ] as const)
    expect(readGiftWishes({ ...WISHES, ...over }, DAY)).toMatchObject({ ok: false, problem: { code } });
});

test.each([
  ['before its day', '2026-12-24', '2026-12-23T23:00:00Z', false],
  ['on its day before 8 am', '2026-12-24', '2026-12-24T12:59:00Z', false],
  ['on its day from 8 am', '2026-12-24', '2026-12-24T13:00:00Z', true],
  ['for today, at once', '2026-11-20', '2026-11-20T05:30:00Z', true],
])('[RWD-4] the mail of a gift %s', (_, sendOn, now, due) =>
  expect(isGiftDue({ sendOn, saidAt: new Date('2026-11-20T05:10:00Z') }, new Date(now), 'America/New_York')).toBe(due),
);

test('[RWD-4] a gift can be accepted for 90 days', () => expect(giftUntil(DAY)).toBe('2027-02-18'));
