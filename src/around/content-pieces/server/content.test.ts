import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Piece } from '#around/content-pieces/rules';
import type { OwnReply, SharedReply } from '#finding/banners/server';
import { CONSENT_COOKIE, consentCookie, NOTHING_GRANTED } from '#base/consent/rules';
import { openAccount } from '#test/accounts';
import { testShop, type Browser, type TestShop } from '#test/shop';
import { addReviewer, approveDrafts, historyOf, publishDrafts, readPieces, rollBack, submitDrafts, writeDrafts } from './index.ts';

/** For a machine that does other things as well. */
const PATIENCE = { timeout: 10_000 };
const START = new Date('2026-11-20T14:00:00Z');
let now = START;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now });
  expect(await addReviewer(shop.db, 'Katya', change)).toBeUndefined();
});
afterAll(() => shop.close());
beforeEach(() => {
  now = START;
});

const words = (headline: string) => ({ headline, text: 'Some <b>text</b>', actions: ['See it'], alt: '' });
const piece = (id: string, over: Partial<Piece> = {}): Piece => ({
  id,
  slot: 'homeHero',
  sites: ['consumer-US'],
  layout: 'hero',
  theme: 'ink',
  links: ['/departments'],
  words: { 'en-US': words(id) },
  ...over,
});

const by = 'Nora';
const change = { by, now: START, comment: '' };
const draft = (...pieces: readonly Piece[]) => shop.db.transaction((tx) => writeDrafts(tx, pieces, { by, now: START }));
/** Submits drafts, which somebody else approves. */
const review = async (itemIds: readonly string[] | null): Promise<void> => {
  const { versions } = await submitDrafts(shop.db, itemIds, change);
  expect((await approveDrafts(shop.db, versions, { ...change, by: 'Katya' })).problems).toEqual([]);
};
const publish = async (...pieces: readonly Piece[]): Promise<void> => {
  const itemIds = pieces.map(({ id }) => id);
  await draft(...pieces);
  await review(itemIds);
  expect((await publishDrafts(shop.db, itemIds, change)).problems).toEqual([]);
};

const sharedIn = async (slots: string, browser: Browser = shop.browser()) =>
  (await browser.send('GET', `/api/content/shared?slots=${slots}`)).json<SharedReply>();
const ids = ({ slots }: Pick<OwnReply, 'slots'>) => slots.map(({ slot, banners }) => [slot, ...banners.map(({ id }) => id)].join(' '));
const ownIn = async (slots: string, browser: Browser) => ids((await browser.send('GET', `/api/content?slots=${slots}`)).json<OwnReply>());

test('[HDR-6] a draft is seen by nobody; published, it reaches the running shop, with text taken apart and addresses ready', async () => {
  await draft(piece('first'));
  expect(ids(await sharedIn('homeHero'))).toEqual(['homeHero']);
  await review(null);
  expect(ids(await sharedIn('homeHero'))).toEqual(['homeHero']);
  expect(await publishDrafts(shop.db, null, { by, now: START })).toEqual({ published: ['first'], problems: [] });
  await vi.waitFor(async () => expect(ids(await sharedIn('homeHero'))).toEqual(['homeHero first']), PATIENCE);
  const { slots } = await sharedIn('homeHero');
  expect(slots[0]).toMatchObject({
    own: false,
    banners: [
      { headline: 'first', text: [{ text: 'Some ' }, { text: 'text', bold: true }], actions: [{ to: '/departments', words: 'See it' }] },
    ],
  });
});

test('[HDR-2] what is for an audience is in no shared answer, and reaches them alone', async () => {
  await publish(
    piece('for-members', { priority: 500, audience: { flag: 'loggedIn' } }),
    piece('for-guests', { slot: 'topHat', layout: 'promoMessage', audience: { flag: 'guest' } }),
  );
  const guest = shop.browser();
  await vi.waitFor(async () => expect(await ownIn('homeHero,topHat', guest)).toEqual(['topHat for-guests']), PATIENCE);
  const member = shop.browser();
  now = new Date(); // accounts open by mail, which jobs send in their own time
  await openAccount(shop, member, { fullName: 'Ana Silva', email: 'ana@inkwell.example', password: 'correct horse battery' });
  expect(await ownIn('homeHero,topHat', member)).toEqual(['homeHero for-members']);
  for (const browser of [guest, member]) {
    const reply = await browser.send('GET', '/api/content/shared?slots=homeHero,topHat');
    expect(ids(reply.json())).toEqual(['homeHero first', 'topHat']);
    expect(reply.body).not.toMatch(/for-members|for-guests/);
    expect(reply.json<SharedReply>().slots.map(({ own }) => own)).toEqual([true, true]);
  }
  const own = await member.send('GET', '/api/content?slots=homeHero');
  expect(own.headers['cache-control']).toBe('no-store');
});

test('[EXP-1] a variant is shown to those who take part with consent, and told for the control too', async () => {
  await publish(piece('blue', { priority: 950, experiment: { key: 'hero', variant: 'blue' } }));
  const seenBy = async (variants: string, analytics: boolean) => {
    const browser = shop.browser();
    browser.cookies.set('variants', variants);
    browser.cookies.set(CONSENT_COOKIE, consentCookie({ ...NOTHING_GRANTED, analytics }, now));
    const reply = (await browser.send('GET', '/api/content?slots=homeHero')).json<OwnReply>();
    return [ids(reply), reply.variants.map(({ slot, experiment, variant }) => `${slot} ${experiment}.${variant}`)];
  };
  await vi.waitFor(async () => expect(await seenBy('hero.blue', true)).toEqual([['homeHero blue'], ['homeHero hero.blue']]));
  expect(await seenBy('hero.control', true)).toEqual([[], ['homeHero hero.control']]);
  expect(await seenBy('hero.blue', false)).toEqual([[], []]);
});

test('[HDR-6] a schedule begins and ends at its instants, without a notification', async () => {
  const marker = piece('marker', { slot: 'flyout', layout: 'promoMessage' });
  await publish(piece('sale', { priority: 900, from: '2026-11-22T00:00:00-05:00', until: '2026-11-23T00:00:00-05:00' }), marker);
  const shownAt = async (at: string) => {
    now = new Date(at);
    return ids(await sharedIn('homeHero'));
  };
  await vi.waitFor(async () => expect(ids(await sharedIn('flyout'))).toEqual(['flyout marker']), PATIENCE);
  expect(await shownAt('2026-11-22T04:59:59.999Z')).toEqual(['homeHero first']);
  expect(await shownAt('2026-11-22T05:00:00.000Z')).toEqual(['homeHero sale']);
  expect(await shownAt('2026-11-23T04:59:59.999Z')).toEqual(['homeHero sale']);
  expect(await shownAt('2026-11-23T05:00:00.000Z')).toEqual(['homeHero first']);
});

test('[HDR-6] publishing is one transaction: one wrong draft keeps all of them back', async () => {
  await draft(piece('good'), piece('lonely', { slot: 'adSlot', layout: 'promoMessage', audience: { flag: 'select' } }));
  await review(null);
  expect(await publishDrafts(shop.db, null, { by, now: START })).toEqual({
    published: [],
    problems: ['lonely: is for some visitors, and nothing in its slot is for the others at the same time'],
  });
  expect((await historyOf(shop.db, 'good')).map(({ version, is_live }) => [version, is_live])).toEqual([[1, false]]);
  expect((await publishDrafts(shop.db, ['missing'], { by, now: START })).problems).toEqual(['missing: has no draft']);
});

test('[HDR-6] every version stays as it was shown; rolling back shows it as a new one', async () => {
  await publish(piece('told', { words: { 'en-US': words('One') } }));
  await publish(piece('told', { words: { 'en-US': words('Two') } }));
  await draft(piece('told', { words: { 'en-US': words('Three') } }));
  expect(await rollBack(shop.db, 'told', 1, { by: 'Katya', now: START })).toEqual({ made: 3, problems: [] });
  const history = await historyOf(shop.db, 'told');
  expect(history.map(({ version, is_live, made_from, published_by }) => [version, is_live, made_from, published_by])).toEqual([
    [4, false, null, null],
    [3, true, 1, 'Katya'],
    [2, false, null, by],
    [1, false, null, by],
  ]);
  expect((await rollBack(shop.db, 'told', 4, { by, now: START })).problems).toEqual(['told: version 4 was never shown']);
  await expect(shop.db.raw(`update content_version set made_by = 'x' where item_id = 'told' and version = 1`)).rejects.toThrow(
    'was published',
  );
  await expect(shop.db.raw(`delete from content_version where item_id = 'told' and version = 2`)).rejects.toThrow('was published');
});

test('[HDR-6] an item that cannot be shown is named with its field; markup is refused and taken out', () => {
  const wrong = [
    piece('Bad Name'),
    { ...piece('shape'), slot: 'roof', colour: 'red' },
    piece('french', { sites: ['consumer-CA'], words: { 'en-CA': words('Hi') } }),
    piece('addresses', { links: ['/no/such/page/here'], pictures: { xs: 'https://elsewhere.example/a.png' } }),
    piece('markup', { words: { 'en-US': { ...words('Hi'), text: '<img src=x onerror=alert(1)><a href="javascript:alert(1)">go</a>' } } }),
    piece('card', { layout: 'fourAcross', slot: 'homeGrid', theme: 'iconCard', words: { 'en-US': words('Nineteen characters') } }),
  ];
  expect(readPieces(wrong).problems).toEqual([
    'Bad Name: id is lower-case letters, digits and hyphens, at most 60',
    'shape: colour is not known',
    expect.stringMatching(/^shape: slot /),
    'french: words.fr-CA is missing: one of its sites is read in it',
    'addresses: links.0 is no page of the shop: /no/such/page/here',
    'addresses: pictures.xs is no picture of the shop: /pictures/…',
    'markup: words.en-US.text <img> is not allowed',
    'markup: words.en-US.text href javascript:alert(1) is not allowed',
    'card: words.en-US.headline has 19 characters; 18 at most',
  ]);
});
