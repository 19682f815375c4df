import { expect, test } from 'vitest';
import { guestFacts } from '#around/targeting/rules';
import { previewFacts, previewNames, whyShown, type Piece } from '#around/content-pieces/rules';

const NOW = new Date('2026-12-01T00:00:00Z');
const piece: Piece = {
  id: 'one',
  slot: 'homeHero',
  sites: ['consumer-US'],
  layout: 'hero',
  theme: 'ink',
  words: { 'en-US': { headline: 'One' } },
};

/** The answer for a preview as these names. */
function asked(over: Partial<Piece>, ...names: readonly string[]) {
  const { flags, variants } = previewNames(names);
  const facts = previewFacts(guestFacts('consumer-US', 'en-US'), flags);
  if ('cannot' in facts) throw new TypeError(facts.cannot);
  return whyShown({ ...piece, ...over }, { facts, variants, now: NOW });
}

test.each<[string, Partial<Piece>, readonly string[], boolean | null, readonly string[]]>([
  ['everybody', {}, [], true, ['for everybody']],
  ['a member', { audience: { flag: 'select' } }, ['select'], true, ['select: members of SELECT (membership program is SELECT)']],
  ['a guest', { audience: { flag: 'select' } }, [], false, ['select: members of SELECT (membership program is NON_MEMBER)']],
  [
    'two conditions, one turned round',
    { audience: { all: [{ flag: 'loggedIn' }, { not: { store: 'set' } }] } },
    ['loggedIn'],
    true,
    ['loggedIn: who is signed in (is signed in)', 'not a store is chosen (has chosen no store)'],
  ],
  ['a phone', { audience: { flag: 'mobileOnly' } }, [], null, ['mobileOnly: who looks at a phone (the width of the screen is not known)']],
  ['too early', { from: '2026-12-02T00:00:00Z' }, [], false, ['begins 2026-12-02T00:00:00Z', 'for everybody']],
  ['too late', { until: '2026-12-01T00:00:00Z' }, [], false, ['ended 2026-12-01T00:00:00Z', 'for everybody']],
  ['a variant', { experiment: { key: 'hero', variant: 'blue' } }, ['hero.blue'], true, ['variant blue of hero: has blue', 'for everybody']],
  ['the control', { experiment: { key: 'hero', variant: 'blue' } }, [], false, ['variant blue of hero: takes no part', 'for everybody']],
])('[HDR-2] [HDR-6] a preview says why: %s', (_title, over, names, isFor, why) => expect(asked(over, ...names)).toEqual({ isFor, why }));
