// Chat and feedback through the API, the staff’s jobs and the mailbox.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SessionFacts } from '#people/sessions/contract';
import type { WebToggle } from '#people/toggles/rules';
import { writeToggles } from '#people/toggles/server';
import { openAccount } from '#test/accounts';
import { testShop, type TestReply, type TestShop } from '#test/shop';
import { statementsOf } from '#test/statements';
import { askersOf, NOW } from '#test/askers';
import { answerChat, feedbackSince, FORGET_CHATS, FORGET_FEEDBACK } from './index.ts';

let shop: TestShop;
let askers: ReturnType<typeof askersOf>;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW });
  askers = askersOf(shop, openAccount);
});
afterAll(() => shop.close());

const someone = () => askers.someone();
const open = (text: string) => askers.open(text);

test('[APP-20] a guest writes, staff answer, and both read the same; nobody else does', async () => {
  const ana = someone();
  expect(await ana.texts()).toEqual([]);
  await ana.write('Where is my order?');
  expect(await someone().texts()).toEqual([]);
  const waiting = await open('Where is my order?');
  expect(waiting).toMatchObject({ tenant: 'consumer', locale: 'en-US', name: 'Ana' });
  expect(await answerChat(shop.db, waiting?.conversation_id ?? '', 'It comes <b>today</b>.', NOW)).toBe(true);
  expect(await ana.texts()).toEqual(['shopper: Where is my order?', 'staff: It comes <b>today</b>.']);
  expect(await open('Where is my order?')).toBeUndefined();
  expect(await answerChat(shop.db, randomUUID(), 'Nobody there', NOW)).toBe(false);
});

test('[APP-20] a repeated form is stored once, even sent simultaneously', async () => {
  const ana = someone();
  await ana.write('First');
  const requestKey = randomUUID();
  const replies = await Promise.all(Array.from({ length: 12 }, () => ana.write('Twelve times', { requestKey })));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(await ana.texts()).toEqual(['shopper: First', 'shopper: Twelve times']);
  const feedback = { topic: 'website', rating: 5, text: 'Fast', email: '', page: '/cart?secret=1', requestKey };
  for (let tries = 0; tries < 3; tries += 1) expect((await ana.send('POST', '/api/feedback', feedback)).status).toBe(200);
  const said = (await feedbackSince(shop.db, new Date(0))).filter(({ body }) => body === 'Fast');
  expect(said).toMatchObject([{ tenant: 'consumer', topic: 'website', rating: 5, email: null, page: '/cart' }]);
});

test('[APP-20] invalid texts name their field and store nothing; too many messages are refused with a wait', async () => {
  const ana = someone();
  for (const [field, body] of [
    ['text', { text: ' ' }],
    ['name', { name: 'x@y' }],
    ['email', { email: 'a@b\nBcc: c@d.example' }],
  ] as const)
    expect((await ana.write('Fine', body)).json()).toMatchObject({ status: 400, field });
  expect((await ana.write('Fine', { requestKey: 'mine' })).status).toBe(400);
  const feedback = { topic: 'other', rating: null, text: 'x', email: 'wrong', requestKey: randomUUID() };
  expect((await ana.send('POST', '/api/feedback', feedback)).json()).toMatchObject({ field: 'email' });
  expect((await ana.send('POST', '/api/feedback', { ...feedback, email: '', topic: 'hats' })).status).toBe(400);
  expect(await ana.texts()).toEqual([]);
  let status = 200;
  for (let many = 0; many < 40 && status === 200; many += 1) status = (await ana.write(`Again ${many}`)).status;
  expect(status).toBe(429);
});

test('[APP-20] a business writes to the business desk', async () => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/chat', { text: 'Invoices?', name: 'Bo', email: 'bo@example.com', requestKey: randomUUID() });
  const { rows } = await shop.db.raw(`select tenant, department from conversation where email = 'bo@example.com'`);
  expect(rows).toEqual([{ tenant: 'business', department: 8 }]);
});

test('[HDR-4] a chat on the business site is led to desk 8, before it begins or later; other desks are not known', async () => {
  const browser = shop.browser('business');
  const lead = async (department: readonly unknown[], by = browser) => {
    const reply = await by.send('POST', '/api/visitor/set_department', { department });
    return [reply.status, reply.json()['code'] ?? reply.json()['department']];
  };
  expect(await lead([8])).toEqual([200, [8]]);
  await browser.send('POST', '/api/chat', { text: 'A quote?', name: 'Cy', email: 'cy@example.com', requestKey: randomUUID() });
  await shop.db.raw(`update conversation set department = null where email = 'cy@example.com'`);
  expect(await lead([8, 8])).toEqual([200, [8]]);
  const { rows } = await shop.db.raw(`select department from conversation where email = 'cy@example.com'`);
  expect(rows).toEqual([{ department: 8 }]);
  expect(await lead([9])).toEqual([400, 'UNKNOWN_DEPARTMENT']);
  expect(await lead([8], shop.browser())).toEqual([400, 'UNKNOWN_DEPARTMENT']);
  for (const odd of [[], ['8'], [8.5], [null]]) expect((await lead(odd))[0]).toBe(400);
});

test('[APP-20] a poll without news writes nothing', async () => {
  const ana = someone();
  await ana.write('Is anybody there?');
  await askers.answer('Is anybody there?', 'We are');
  const due = await askers.rowOf('Is anybody there?');
  expect(due.mail_due_at).not.toBeNull();
  await ana.texts();
  const read = await askers.rowOf('Is anybody there?');
  expect(read).toMatchObject({ mail_due_at: null });
  // One for the session, one for the messages.
  expect(await statementsOf(shop.db, () => ana.texts())).toBe(2);
  expect(await askers.rowOf('Is anybody there?')).toEqual(read);
});

const forget = async (before: Date) => {
  await shop.db.run(FORGET_CHATS, [before]);
  await shop.db.run(FORGET_FEEDBACK, [before]);
};

test('[APP-20] conversations and feedback are deleted after a year', async () => {
  const [old, kept] = [someone(), someone()];
  await old.write('Long ago');
  await kept.write('Long ago, too');
  const feedback = { topic: 'store', rating: 1, text: 'Cold', email: '', requestKey: randomUUID() };
  await old.send('POST', '/api/feedback', feedback);
  const later = new Date(NOW.getTime() + 1_000);
  await answerChat(shop.db, (await open('Long ago, too'))?.conversation_id ?? '', 'Still here', later);
  await forget(NOW);
  expect(await old.texts()).toEqual(['shopper: Long ago']);
  await forget(later);
  expect(await old.texts()).toEqual([]);
  expect(await kept.texts()).toEqual(['shopper: Long ago, too', 'staff: Still here']);
  expect(await feedbackSince(shop.db, new Date(0))).toEqual([]);
  const { rows } = await shop.db.raw(`select 1 from conversation_message where body = 'Long ago'`);
  expect(rows).toEqual([]);
});

test('[USR-7, APP-20] chat and feedback follow their toggles: for everybody, nobody, or a named customer', async () => {
  const [ana, staff] = [someone(), someone()];
  const bo = shop.browser('business');
  const person = { fullName: 'Bo Berg', password: 'correct horse battery', company: 'Berg Ltd' };
  await openAccount(shop, bo, { ...person, email: 'bo.berg@example.com' });
  await ana.write('Before it was off');
  const feedback = { topic: 'other', rating: null, text: 'Switched off', email: '' };
  const gives = () => ana.send('POST', '/api/feedback', { ...feedback, requestKey: randomUUID() });
  const isContact = (name: string) => name === 'chat' || name === 'feedback';
  const set = async (chat: WebToggle, said: WebToggle, guests: string[]) => {
    await writeToggles(shop.db, [chat, said]);
    await vi.waitFor(async () =>
      expect((await staff.send('GET', '/api/toggles')).json<{ on: string[] }>().on.filter(isContact)).toEqual(guests),
    );
  };
  const seen = async (browser: { send(method: 'GET', url: string): Promise<Pick<TestReply, 'json'>> }) =>
    (await browser.send('GET', '/api/session')).json<SessionFacts>().toggles.filter(isContact);

  await set({ toggleName: 'chat', values: ['N'], active: true }, { toggleName: 'feedback', values: ['Y'], active: false }, []);
  const off = { status: 404, code: 'NOT_OFFERED', message: 'Chat is closed right now. Call 1-800-555-0164, or try again later.' };
  expect((await ana.send('GET', '/api/chat')).json()).toMatchObject(off);
  expect((await ana.write('While it is off')).json()).toMatchObject(off);
  expect((await gives()).json()).toMatchObject({ ...off, message: expect.stringContaining('not taking feedback') as string });
  expect(await feedbackSince(shop.db, new Date(0))).toEqual([]);

  await set({ toggleName: 'chat', values: ['berg ltd'], active: true }, { toggleName: 'feedback', values: ['Guest'], active: true }, [
    'feedback',
  ]);
  expect((await ana.send('GET', '/api/chat')).status).toBe(404);
  expect((await bo.send('GET', '/api/chat')).status).toBe(200);
  expect([await seen(ana), await seen(bo)]).toEqual([['feedback'], ['chat']]);
  expect((await gives()).status).toBe(200);

  await set({ toggleName: 'chat', values: ['y'], active: true }, { toggleName: 'feedback', values: ['Y'], active: true }, [
    'chat',
    'feedback',
  ]);
  expect(await ana.texts()).toEqual(['shopper: Before it was off']);
});
