import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestFacts } from '#around/targeting/rules';
import { SCREENS } from '#finding/banners/rules';
import {
  chooseOwn,
  chooseShared,
  hasOwn,
  landingPages,
  nextTurn,
  previewFacts,
  unfilledPlaces,
  type Piece,
  type PlaceAsked,
} from './index.ts';
import { variantFor } from './variant-for.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const piece = (id: string, over: Partial<Piece> = {}): Piece => ({
  id,
  slot: 'homeHero',
  sites: ['consumer-US', 'consumer-CA'],
  layout: 'hero',
  theme: 'ink',
  words: { 'en-US': { headline: id }, 'en-CA': { headline: id }, 'fr-CA': { headline: id } },
  ...over,
});
const asked: PlaceAsked = { slot: 'homeHero', site: 'consumer-US', locale: 'en-US', now: NOW };
const guest = guestFacts('consumer-US', 'en-US');
const select = { ...guest, signedIn: true, membershipProgram: 'SELECT' as const };
const shown = (pieces: readonly Piece[], more: Partial<PlaceAsked> = {}) =>
  chooseShared(pieces, { ...asked, ...more }).map((one) => one.piece.id);

test.each<[string, Partial<Piece>, Partial<PlaceAsked>, boolean]>([
  ['its site and language', {}, {}, true],
  ['another site', { sites: ['business-US'] }, {}, false],
  ['Spanish, in English', {}, { locale: 'es-US' }, true],
  ['French of a Canadian site', {}, { site: 'consumer-CA', locale: 'fr-CA' }, true],
  ['a language it has no words in', { words: { 'en-US': { headline: 'x' } } }, { site: 'consumer-CA', locale: 'fr-CA' }, false],
  ['another slot', { slot: 'topHat' }, {}, false],
  ['from this instant on', { from: '2026-12-01T12:00:00Z' }, {}, true],
  ['before it begins', { from: '2026-12-01T07:00:01-05:00' }, {}, false],
  ['until this instant', { until: '2026-12-01T12:00:00Z' }, {}, false],
  ['for an audience', { audience: { flag: 'select' } }, {}, false],
  ['for whoever has a store', { audience: { not: { store: 'unset' } } }, {}, false],
  ['in an experiment', { experiment: { key: 'hero', variant: 'a' } }, {}, false],
])('[HDR-2] a page for everybody and a piece: %s', (_title, over, place, isShown) => {
  expect(shown([piece('one', over)], place)).toEqual(isShown ? ['one'] : []);
});

test('[HDR-2] a list’s ad slot and a landing page show their own pieces alone', () => {
  const ad = piece('ad', { slot: 'adSlot', category: 'paper' });
  expect(shown([ad], { slot: 'adSlot', categories: ['paper', 'copy-paper'] })).toEqual(['ad']);
  expect(shown([ad], { slot: 'adSlot', categories: ['ink'] })).toEqual([]);
  expect(shown([ad], { slot: 'adSlot' })).toEqual([]);
  const page = piece('page', { slot: 'landing', page: 'school' });
  expect(shown([page], { slot: 'landing', page: 'school' })).toEqual(['page']);
  expect(shown([page], { slot: 'landing', page: 'office' })).toEqual([]);
});

test('[HDR-2] landing pages that everybody can open now, each once', () => {
  const on = (id: string, page: string, over: Partial<Piece> = {}) => piece(id, { slot: 'landing', page, ...over });
  const pieces = [
    on('a', 'school'),
    on('b', 'school'),
    on('c', 'over', { until: '2026-11-01T00:00:00Z' }),
    on('d', 'mine', { audience: { flag: 'select' } }),
  ];
  expect(landingPages(pieces, 'consumer-US', 'en-US', NOW)).toEqual(['school']);
});

test('[HDR-2] one piece per screen size in a slot for one: the higher priority first, then the name', () => {
  const phones = piece('phones', { priority: 300, audience: { flag: 'mobileOnly' } });
  const wide = piece('wide', { priority: 200, audience: { screen: { min: 1025 } } });
  const rest = piece('rest');
  const chosen = chooseShared([piece('zz'), rest, wide, phones], asked);
  expect(chosen.map((one) => [one.piece.id, ...one.screens])).toEqual([
    ['phones', 'xs'],
    ['wide', 'lg'],
    ['rest', 'md', 'sm'],
  ]);
});

test('[HDR-2] an audience sees its own piece, and nobody else does', () => {
  const pieces = [piece('all'), piece('members', { priority: 200, audience: { flag: 'select' } })];
  const own = (facts: typeof guest) => chooseOwn(pieces, asked, facts, null).map((one) => one.piece.id);
  expect([own(select), own(guest)]).toEqual([['members'], ['all']]);
  expect(hasOwn(pieces, asked)).toBe(true);
  expect(hasOwn([piece('all')], asked)).toBe(false);
});

test('[HDR-2] no screen size ever shows more than its slot has room for, and none stays empty while a piece fits', () => {
  const audience = fc.constantFrom<Piece['audience']>(
    undefined,
    { flag: 'mobileOnly' },
    { screen: { min: 821 } },
    { not: { flag: 'mobileOnly' } },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), audience), { maxLength: 8 }), (given) => {
      const pieces = given.map(([priority, rule], at) => piece(`p${at}`, { priority, ...(rule && { audience: rule }) }));
      const chosen = chooseShared(pieces, asked);
      for (const screen of SCREENS) {
        const there = chosen.filter(({ screens }) => screens.includes(screen)).length;
        expect(there).toBeLessThanOrEqual(1);
        expect(there).toBeGreaterThanOrEqual(pieces.some((one) => one.audience === undefined) ? 1 : 0);
      }
    }),
  );
});

test('[HDR-2] a visitor sees one variant, always the same, and each is seen about as often', () => {
  const pieces = ['a', 'b'].map((variant) => piece(variant, { experiment: { key: 'hero', variant } }));
  const seen = Array.from({ length: 1_000 }, (_, at) => variantFor('hero', pieces, `visitor-${at}`));
  expect(seen).toEqual(Array.from({ length: 1_000 }, (_, at) => variantFor('hero', pieces, `visitor-${at}`)));
  const share = seen.filter((variant) => variant === 'a').length;
  expect(share).toBeGreaterThan(400);
  expect(share).toBeLessThan(600);
  expect(chooseOwn(pieces, asked, guest, null).map((one) => one.piece.id)).toEqual(['a']);
});

test('[HDR-6] the next instant at which a schedule begins or ends', () => {
  const pieces = [
    piece('a', { from: '2026-11-01T00:00:00Z', until: '2026-12-05T00:00:00Z' }),
    piece('b', { from: '2026-12-03T00:00:00Z' }),
  ];
  expect(nextTurn(pieces, NOW)).toBe(Date.parse('2026-12-03T00:00:00Z'));
  expect(nextTurn(pieces, new Date('2026-12-05T00:00:00Z'))).toBeUndefined();
});

test('[HDR-2] a piece for some needs one for everybody at the same time, where the shop shows nothing by itself', () => {
  const some = piece('some', { slot: 'adSlot', layout: 'promoMessage', audience: { flag: 'select' }, until: '2026-12-24T00:00:00Z' });
  const all = piece('all', { slot: 'adSlot', layout: 'promoMessage' });
  expect(unfilledPlaces([some])).toEqual(['some']);
  expect(unfilledPlaces([some, all])).toEqual([]);
  expect(unfilledPlaces([some, { ...all, until: '2026-12-20T00:00:00Z' }])).toEqual(['some']);
  expect(unfilledPlaces([some, { ...all, layout: 'hero' }])).toEqual(['some']);
  expect(unfilledPlaces([{ ...some, slot: 'homeHero' }])).toEqual([]);
});

test('[HDR-6] a preview stands for the audiences it names, or says which it cannot', () => {
  expect(previewFacts(guest, ['select', 'storeActive'])).toMatchObject({
    signedIn: true,
    membershipProgram: 'SELECT',
    store: { isOpen: true },
  });
  expect(previewFacts(guest, ['gold'])).toMatchObject({ signedIn: true });
  expect(previewFacts(guest, ['nobody'])).toEqual({ cannot: 'nobody' });
  expect(previewFacts(guest, ['select', 'premium'])).toEqual({ cannot: 'select' });
});
