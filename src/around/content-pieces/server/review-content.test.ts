// Review of drafts, and withdrawal of what is shown, on the running shop.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Piece } from '#around/content-pieces/rules';
import type { SharedReply } from '#finding/banners/server';
import { testShop, type TestShop } from '#test/shop';
import {
  addReviewer,
  approveDrafts,
  historyOf,
  publishDrafts,
  rejectDrafts,
  submitDrafts,
  withdrawContent,
  writeDrafts,
  type VersionName,
} from './index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await addReviewer(shop.db, 'Katya', nora);
});
afterAll(() => shop.close());

/** For a machine that does other things as well. */
const PATIENCE = { timeout: 10_000 };
const now = new Date('2026-11-20T14:00:00Z');
const nora = { by: 'Nora', now, comment: '' };
const katya = { by: 'Katya', now, comment: '' };
const piece = (id: string, over: Partial<Piece> = {}): Piece => ({
  id,
  slot: 'homeHero',
  sites: ['consumer-US'],
  layout: 'hero',
  theme: 'ink',
  words: { 'en-US': { headline: id } },
  ...over,
});
const draft = (...pieces: readonly Piece[]) => shop.db.transaction((tx) => writeDrafts(tx, pieces, nora));
const submit = async (...itemIds: readonly string[]): Promise<readonly VersionName[]> =>
  (await submitDrafts(shop.db, itemIds, nora)).versions;
const show = async (...pieces: readonly Piece[]): Promise<void> => {
  const itemIds = pieces.map(({ id }) => id);
  await draft(...pieces);
  await approveDrafts(shop.db, await submit(...itemIds), katya);
  expect((await publishDrafts(shop.db, itemIds, nora)).problems).toEqual([]);
};
const withdraw = (itemIds: readonly string[], over: { readonly toNothing?: boolean } = {}) =>
  withdrawContent(shop.db, itemIds, { ...nora, toNothing: false, ...over });
const states = async (itemId: string) => (await historyOf(shop.db, itemId)).map(({ version, state }) => `${version} ${state}`);

test('[HDR-6] a draft is approved by a reviewer who neither wrote nor submitted it, and only then published', async () => {
  await draft(piece('own'));
  expect((await approveDrafts(shop.db, [{ itemId: 'own', version: 1 }], katya)).problems).toEqual(['own:1 does not wait for a review']);
  const own = await submit('own');
  expect(own).toEqual([{ itemId: 'own', version: 1 }]);
  const problem = async (by: string) => (await approveDrafts(shop.db, own, { ...katya, by })).problems;
  expect(await problem('Omar')).toEqual(['own:1 is for a reviewer to judge; "content list" names them']);
  await addReviewer(shop.db, 'Nora', katya);
  await addReviewer(shop.db, 'Omar', katya);
  expect(await problem('nora')).toEqual(['own:1 is for somebody else to approve than who wrote or submitted it']);
  expect((await publishDrafts(shop.db, ['own'], nora)).problems).toEqual(['own:1 is not approved']);
  expect(await problem('Katya')).toEqual([]);
  expect((await submitDrafts(shop.db, ['own'], nora)).problems).toEqual(['own:1 waits for its review, or was approved']);
  expect((await publishDrafts(shop.db, ['own'], nora)).published).toEqual(['own']);

  // Who submitted what another wrote does not approve it either.
  await draft(piece('other'));
  await submitDrafts(shop.db, ['other'], { ...nora, by: 'Omar' });
  const other = [{ itemId: 'other', version: 1 }];
  expect((await approveDrafts(shop.db, other, { ...katya, by: 'Omar' })).problems).toEqual([
    'other:1 is for somebody else to approve than who wrote or submitted it',
  ]);
  expect((await approveDrafts(shop.db, other, katya)).problems).toEqual([]);
});

test('[HDR-6] a rejection says why, and history who; what is written anew is reviewed anew', async () => {
  await draft(piece('told'));
  const first = await submit('told');
  expect((await rejectDrafts(shop.db, first, katya)).problems).toEqual(['told:1 is rejected with a comment that says why']);
  expect((await rejectDrafts(shop.db, first, { ...katya, comment: 'Too long' })).problems).toEqual([]);
  expect((await publishDrafts(shop.db, null, nora)).published).not.toContain('told');
  await draft(piece('told', { words: { 'en-US': { headline: 'Short' } } }));
  expect(await submit('told')).toEqual([{ itemId: 'told', version: 2 }]);
  // Who looked at the first does not approve the second by mistake.
  expect((await approveDrafts(shop.db, first, katya)).problems).toEqual(['told:1 does not wait for a review']);
  expect((await approveDrafts(shop.db, [{ itemId: 'told', version: 2 }], katya)).problems).toEqual([]);
  // An approval is for the words that were read.
  await draft(piece('told', { words: { 'en-US': { headline: 'Longer again' } } }));
  expect((await publishDrafts(shop.db, ['told'], nora)).problems).toEqual(['told:3 is not approved']);
  const history = await historyOf(shop.db, 'told');
  expect(
    history.map(({ version, state, events }) => [version, state, ...events.map(({ event, by, comment }) => [event, by, comment])]),
  ).toEqual([
    [3, 'draft'],
    [2, 'replaced', ['submitted', 'Nora', ''], ['approved', 'Katya', '']],
    [1, 'replaced', ['submitted', 'Nora', ''], ['rejected', 'Katya', 'Too long']],
  ]);
});

test('[HDR-6] words that are written while somebody publishes wait for their own review', async () => {
  await draft(piece('raced'));
  await approveDrafts(shop.db, await submit('raced'), katya);
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  const writing = shop.db.transaction(async (tx) => {
    await writeDrafts(tx, [piece('raced', { words: { 'en-US': { headline: 'Nobody read this' } } })], nora);
    written();
    await mayEnd;
  });
  await isWritten;
  const publishing = publishDrafts(shop.db, ['raced'], nora);
  await vi.waitFor(async () => {
    const { rows } = await shop.db.raw(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
    expect(rows.length).toBeGreaterThan(0);
  });
  letEnd();
  await writing;
  expect(await publishing).toEqual({ published: [], problems: ['raced:2 is not approved'] });
  expect(await states('raced')).toEqual(['2 draft', '1 replaced']);
});

test('[HDR-6] what was shown before a withdrawal returns, or nothing, and kept pages are put together again', async () => {
  const shown = async () =>
    (await shop.browser().send('GET', '/api/content/shared?slots=topHat'))
      .json<SharedReply>()
      .slots[0]?.banners.map(({ headline }) => headline);
  const isShown = (...headlines: readonly string[]) => vi.waitFor(async () => expect(await shown()).toEqual(headlines), PATIENCE);
  const hat = (headline: string) => piece('hat', { slot: 'topHat', layout: 'promoMessage', words: { 'en-US': { headline } } });
  await show(hat('Ten off'));
  await show(hat('A hundred off'));
  await isShown('A hundred off');
  const before = shop.cache.version;
  expect(await withdraw(['hat'])).toEqual({ withdrawn: [{ itemId: 'hat', version: 2, returns: 1 }], problems: [] });
  await isShown('Ten off');
  expect(shop.cache.version).toBeGreaterThan(before);
  await show(hat('Twenty off'));
  expect(await withdraw(['hat'])).toMatchObject({ withdrawn: [{ version: 3, returns: 1 }] });
  expect(await withdraw(['hat'])).toMatchObject({ withdrawn: [{ version: 1, returns: null }] });
  await isShown();
  expect((await withdraw(['hat'])).problems).toEqual(['hat: nothing of it is shown']);
  expect(await states('hat')).toEqual(['3 withdrawn', '2 withdrawn', '1 withdrawn']);
  await expect(shop.db.raw(`update content_version set state = 'published' where item_id = 'hat' and version = 1`)).rejects.toThrow(
    'was published',
  );
});

test('[HDR-6] a landing page that is withdrawn is no page any more; what was shown before it may stay away', async () => {
  const page = async () =>
    (await shop.browser().send('POST', '/ele-lpd/api/landingPages/fetchComponentsModel', { page: 'school' })).json<{
      data: { page: { title: string } | null };
    }>().data.page;
  const school = (headline: string) => piece('school', { slot: 'landing', page: 'school', words: { 'en-US': { headline } } });
  await show(school('Fall'));
  await show(school('Spring'));
  await vi.waitFor(async () => expect(await page()).toMatchObject({ title: 'Spring' }), PATIENCE);
  expect(await withdraw(['school'], { toNothing: true })).toMatchObject({ withdrawn: [{ version: 2, returns: null }] });
  await vi.waitFor(async () => expect(await page()).toBeNull(), PATIENCE);
});

test('[HDR-6] a withdrawal that leaves a slot empty for some is refused; together they go', async () => {
  await show(
    piece('for-all', { slot: 'flyout', layout: 'promoMessage' }),
    piece('for-members', { slot: 'flyout', layout: 'promoMessage', audience: { flag: 'loggedIn' } }),
  );
  expect(await withdraw(['for-all'])).toEqual({
    withdrawn: [],
    problems: ['for-members: is for some visitors, and nothing in its slot is for the others at the same time'],
  });
  expect((await withdraw(['for-all', 'nowhere'])).problems).toEqual(['nowhere: nothing of it is shown']);
  expect(await states('for-all')).toEqual(['1 published']);
  expect((await withdraw(['for-all', 'for-members'])).problems).toEqual([]);
});
