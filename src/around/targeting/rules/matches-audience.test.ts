import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainAudience, guestFacts, matchesAudience, screensOf, type AudienceFacts, type AudienceRule } from '#around/targeting/rules';

const guest = guestFacts('consumer-US', 'en-US');
const member: AudienceFacts = { ...guest, signedIn: true, membershipProgram: 'SELECT', accountAgeMs: 0 };
const open = { storeNumber: '0008', isOpen: true };

test.each<[string, AudienceRule, AudienceFacts, boolean]>([
  ['everybody', { all: [] }, guest, true],
  ['nobody', { any: [] }, guest, false],
  ['a flag that is set', { flag: 'select' }, member, true],
  ['a flag that is not', { flag: 'premium' }, member, false],
  ['not', { not: { flag: 'premium' } }, member, true],
  ['all of two, one missing', { all: [{ flag: 'select' }, { flag: 'premium' }] }, member, false],
  ['any of two', { any: [{ flag: 'select' }, { flag: 'premium' }] }, member, true],
  ['the site', { site: 'consumer-US' }, guest, true],
  ['another site', { site: 'business-US' }, guest, false],
  ['the language', { locale: 'en-US' }, guest, true],
  ['Spanish', { locale: 'es-US' }, guest, false],
  ['a store, without one', { store: 'set' }, guest, false],
  ['no store, without one', { store: 'unset' }, guest, true],
  ['no store, with one', { store: 'unset' }, { ...guest, store: open }, false],
  ['a store, with one', { store: 'set' }, { ...guest, store: open }, true],
  ['an open store', { store: 'open' }, { ...guest, store: open }, true],
  ['an open store that is closed', { store: 'open' }, { ...guest, store: { ...open, isOpen: false } }, false],
  ['an open store that nobody knows', { store: 'open' }, { ...guest, store: { ...open, isOpen: null } }, false],
  ['a width', { screen: { min: 601, max: 820 } }, { ...guest, screenWidth: 820 }, true],
  ['a width beyond it', { screen: { min: 601, max: 820 } }, { ...guest, screenWidth: 821 }, false],
  ['a width that is not known', { screen: { min: 0 } }, guest, false],
  ['not a width that is not known', { not: { screen: { min: 601 } } }, guest, false],
  ['a width that is not known, or whoever', { any: [{ flag: 'mobileOnly' }, { flag: 'guest' }] }, guest, true],
])('[HDR-2] %s', (_title, rule, facts, matches) => {
  expect(matchesAudience(rule, facts)).toBe(matches);
  expect(explainAudience(rule, facts).holds === true).toBe(matches);
});

test('[HDR-2] an explanation names each condition, whether it holds, and the fact that decided', () => {
  const rule: AudienceRule = {
    all: [{ flag: 'select' }, { not: { store: 'set' } }, { any: [{ site: 'business-US' }, { flag: 'mobileOnly' }] }],
  };
  expect(explainAudience(rule, { ...member, store: open })).toEqual({
    asks: 'all of',
    holds: false,
    why: 'has chosen store 0008',
    parts: [
      { asks: 'select: members of SELECT', holds: true, why: 'membership program is SELECT', parts: [] },
      {
        asks: 'not',
        holds: false,
        why: 'has chosen store 0008',
        parts: [{ asks: 'a store is chosen', holds: true, why: 'has chosen store 0008', parts: [] }],
      },
      {
        asks: 'any of',
        holds: null,
        why: 'the width of the screen is not known',
        parts: [
          { asks: 'site business-US', holds: false, why: 'site is consumer-US', parts: [] },
          { asks: 'mobileOnly: who looks at a phone', holds: null, why: 'the width of the screen is not known', parts: [] },
        ],
      },
    ],
  });
});

test.each<[AudienceRule, ReturnType<typeof screensOf>]>([
  [{ all: [] }, [{ min: 0, max: null }]],
  [{ any: [] }, []],
  [{ flag: 'mobileOnly' }, [{ min: 0, max: 600 }]],
  [{ not: { flag: 'mobileOnly' } }, [{ min: 601, max: null }]],
  [
    { any: [{ screen: { max: 820 } }, { screen: { min: 1025 } }] },
    [
      { min: 0, max: 820 },
      { min: 1025, max: null },
    ],
  ],
  [{ all: [{ flag: 'guest' }, { screen: { min: 821 } }] }, [{ min: 821, max: null }]],
  [{ all: [{ flag: 'loggedIn' }, { screen: { min: 821 } }] }, []],
])('[HDR-2] the widths at which %j holds', (rule, ranges) => expect(screensOf(rule, guest)).toEqual(ranges));

const { tree } = fc.letrec<{ tree: AudienceRule }>((of) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<AudienceRule>({ flag: 'mobileOnly' }, { flag: 'guest' }, { flag: 'select' }),
    fc.tuple(fc.nat(1_500), fc.nat(1_500)).map(([min, more]) => ({ screen: { min, max: min + more } })),
    fc.array(of('tree'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(of('tree'), { maxLength: 3 }).map((any) => ({ any })),
    of('tree').map((not) => ({ not })),
  ),
}));

test('[HDR-2] whatever the rule, it holds at exactly the widths that are named', () => {
  const isSame = fc.property(tree, fc.nat(4_000), (rule, screenWidth) => {
    const isWithin = screensOf(rule, guest).some(({ min, max }) => min <= screenWidth && (max === null || screenWidth <= max));
    return isWithin === matchesAudience(rule, { ...guest, screenWidth });
  });
  expect(fc.check(isSame).failed).toBe(false);
});
