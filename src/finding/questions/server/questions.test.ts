import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Static } from 'typebox';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import type { questionsContract } from '#finding/questions/contract';
import { decideQuestions, importQuestions, openQuestions, readQuestionDecision } from '#finding/questions/server';
import { aCategory, aRecord } from '#goods/catalog/fixtures';
import { testShop, type Browser, type TestShop } from '#test/shop';

type Questions = Static<(typeof questionsContract)['GET /api/questions/:itemId']['reply']>;

const NOW = new Date('2026-06-01T12:00:00Z');
const ASKED = { body: 'Does it fit a ring binder of one inch?', author: 'Maya O.' };
const asked = (over: object) => ({
  itemId: 'paper',
  author: 'Dana',
  body: 'Is it acid-free?',
  answer: 'Yes, it is.' as string | null,
  locale: 'en-US',
  askedAt: '2026-01-05T00:00:00.000Z',
  helpful: 0,
  ...over,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, undefined, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(
        tx,
        ['paper', 'pens', 'tape', 'clips'].map((itemId) => aRecord({ itemId })),
      );
      await importQuestions(tx, [
        asked({}),
        asked({ body: 'How heavy is it?', helpful: 3 }),
        asked({ body: 'Who makes it?', answer: null }),
        asked({ body: 'Est-il recyclé?', answer: 'Oui.', locale: 'fr-CA' }),
        asked({ itemId: 'gone' }),
      ]);
    }),
  );
});
afterAll(() => shop.close());

const read = async (itemId: string, query = '', prefix = '') =>
  (await shop.browser().send('GET', `${prefix}/api/questions/${itemId}${query}`)).json<Questions>();
const decide = async (state: 'published' | 'refused', answer = '') =>
  decideQuestions(
    shop.db,
    (await openQuestions(shop.db))
      .filter((one) => one.state === 'waiting')
      .map(({ question_id: questionId }) => ({ questionId, state, answer })),
    NOW,
  );
const ask = (browser: Browser, itemId: string, over: object = {}) =>
  browser.send('POST', `/api/questions/${itemId}`, { ...ASKED, ...over });

test('[CAT-2] published questions are public: the reader’s language first, answered before open, the most helpful first', async () => {
  const all = await read('paper');
  expect(all.questions.map(({ body }) => body)).toEqual(['How heavy is it?', 'Is it acid-free?', 'Who makes it?', 'Est-il recyclé?']);
  expect(all).toMatchObject({ total: 4, page: 1, pages: 1 });
  expect((await read('paper', '', '/fr-ca')).questions[0]?.body).toBe('Est-il recyclé?');
  expect(await read('paper', '?size=3&page=9')).toMatchObject({ page: 2, pages: 2, questions: [{ body: 'Est-il recyclé?' }] });
  expect(await read('tape')).toMatchObject({ total: 0, questions: [] });
  expect((await shop.browser().send('GET', '/api/questions/no-such-item')).status).toBe(404);
});

test('[CAT-2] a guest asks under a name; the question appears after review, with the staff’s answer', async () => {
  const guest = shop.browser();
  expect((await ask(guest, 'pens', { body: 'short' })).json()).toMatchObject({ field: 'body' });
  expect((await ask(guest, 'pens', { author: 'maya@example.com' })).json()).toMatchObject({ field: 'author' });
  expect((await ask(guest, 'pens')).json()).toEqual({ waiting: 1 });
  expect((await guest.send('GET', '/api/my-questions/pens')).json()).toMatchObject({ author: 'Maya O.', waiting: 1 });
  expect((await shop.browser().send('GET', '/api/my-questions/pens')).json()).toMatchObject({ author: '', waiting: 0 });
  expect((await read('pens')).total).toBe(0);
  expect(await decide('published')).toEqual([]);
  await vi.waitFor(async () => expect((await read('pens')).questions).toMatchObject([{ author: 'Maya O.', answer: null }]));
  // Without an answer it stays on the staff sheet.
  const [open] = (await openQuestions(shop.db)).filter(({ item_id: itemId }) => itemId === 'pens');
  expect(open).toMatchObject({ state: 'published' });
  await decideQuestions(shop.db, [{ questionId: open!.question_id, state: 'published', answer: 'Yes, it does.' }], NOW);
  await vi.waitFor(async () => expect((await read('pens')).questions).toMatchObject([{ answer: 'Yes, it does.' }]));
});

test('[CAT-2] a refused question is not shown, and a visitor has at most five unreviewed questions per product', async () => {
  const guest = shop.browser();
  await ask(guest, 'tape');
  await decide('refused');
  expect((await read('tape')).total).toBe(0);
  const replies = await Promise.all(Array.from({ length: 8 }, () => ask(guest, 'clips')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(3);
  const { rows } = await shop.db.raw(`select 1 from question where item_id = 'clips'`);
  expect(rows).toHaveLength(5);
});

test('[CAT-2] a visitor’s vote counts once and can be changed; own questions and unanswered ones take no vote', async () => {
  const [answered, , open] = (await read('paper')).questions;
  const address = (questionId = '') => `/api/question/${questionId}/vote`;
  const other = shop.browser();
  expect((await other.send('POST', address(open?.questionId), { helpful: true })).status).toBe(404);
  const vote = (browser: Browser, helpful: boolean) => browser.send('POST', address(answered?.questionId), { helpful });
  expect((await vote(other, true)).json()).toEqual({ helpful: 4, unhelpful: 0 });
  expect((await vote(other, true)).json()).toEqual({ helpful: 4, unhelpful: 0 });
  await Promise.all(Array.from({ length: 8 }, () => vote(other, true)));
  expect((await vote(other, false)).json()).toEqual({ helpful: 3, unhelpful: 1 });
  await Promise.all(Array.from({ length: 6 }, () => vote(shop.browser(), true)));
  expect((await read('paper')).questions[0]).toMatchObject({ helpful: 9, unhelpful: 1 });
  const asker = shop.browser();
  await ask(asker, 'tape', { body: 'Is it clear when it is stuck on?' });
  await decide('published', 'Yes, nearly.');
  const [own] = await vi.waitFor(async () => {
    const { questions } = await read('tape');
    expect(questions).toHaveLength(1);
    return questions;
  });
  expect((await asker.send('POST', address(own?.questionId), { helpful: true })).status).toBe(404);
});

test('[CAT-2] a staff sheet is read line by line', () => {
  const questionId = '0190a0f0-1111-4222-8333-444455556666';
  const read1 = (over: object) => readQuestionDecision({ question_id: questionId, decision: 'publish', ...over });
  expect(read1({ decision: ' Publish ', answer: ' Yes.\r\n' })).toEqual({ questionId, state: 'published', answer: 'Yes.' });
  expect(read1({ decision: 'maybe' })).toContain('decision');
  expect(read1({ question_id: '7' })).toContain('question_id');
  expect(read1({ decision: 'refuse', answer: 'No.' })).toContain('refused');
  expect(read1({ answer: 'x'.repeat(4_001) })).toContain('answer');
});
