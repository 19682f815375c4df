// Chat and feedback through the API, the staff’s jobs and the mailbox.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chat } from '#contact/contract';
import { readConfig } from '#platform/config';
import { makeHosts } from '#platform/hosts';
import { makeMailer, type Mailer } from '#platform/mail';
import { testShop, type Browser, type TestShop } from '../../test-shop.ts';
import { answerChat, feedbackSince, makeChatMail, openChats } from './index.ts';

const CONFIG = readConfig({ PORT: '3000', INKWELL_DEMO: 'yes' });
const NOW = new Date('2026-11-20T14:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  // In the shop's own minute nothing is ever due: what it would mail is mailed by these tests.
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW });
});
afterAll(() => shop.close());

let people = 0;
const someone = () => {
  people += 1;
  const address = `192.0.2.${people}`;
  const browser = shop.browser();
  const send = (method: 'GET' | 'POST', url: string, body?: object) => browser.send(method, url, body, { 'x-forwarded-for': address });
  const email = `asker${people}@example.com`;
  const write = (text: string, over: object = {}) =>
    send('POST', '/api/chat', { text, name: 'Ana', email, requestKey: randomUUID(), ...over });
  const texts = async () => (await send('GET', '/api/chat')).json<Chat>().messages.map(({ byWhom, text }) => `${byWhom}: ${text}`);
  return { send, write, texts, email };
};

const signUp = (send: (method: 'POST', url: string, body: object) => ReturnType<Browser['send']>, email: string) =>
  send('POST', '/api/create-account', { fullName: 'Ana Silva', email, password: 'correct horse battery' });
const open = async (text: string) => (await openChats(shop.db)).find(({ messages }) => messages.some((one) => one.text === text));
const mails = async (email: string) =>
  (await shop.db.raw('select subject, html, plain from mailbox_message where recipient = $1', [email])).rows as {
    subject: string;
    plain: string;
  }[];

const mailbox: Mailer = { send: (mail) => makeMailer(CONFIG, shop.db, { now: () => NOW }).send(mail) };
const mailDue = (seconds: number, mailer = mailbox) =>
  makeChatMail({ db: shop.db, clock: { now: () => new Date(NOW.getTime() + seconds * 1_000) }, hosts: makeHosts(CONFIG), mailer }).handle(
    {},
  );

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

test('[APP-20] an answer that nobody read is mailed once, in the shopper’s language; one that was read is not', async () => {
  const [away, here] = [someone(), someone()];
  await away.send('POST', '/fr-ca/api/chat', { text: 'Où est ma commande?', name: 'Ana', email: away.email, requestKey: randomUUID() });
  await here.write('I stay here');
  for (const text of ['Où est ma commande?', 'I stay here'])
    await answerChat(shop.db, (await open(text))?.conversation_id ?? '', 'Elle arrive aujourd’hui.\n\nMerci.', NOW);
  await here.texts();
  await mailDue(59);
  expect(await mails(away.email)).toEqual([]);
  // A server that mails nothing: the next one takes it a while later.
  const broken = { send: () => Promise.reject(new Error('no mail today')) };
  await expect(mailDue(61, broken)).rejects.toThrow('1 answers could not be mailed');
  await mailDue(62);
  expect(await mails(away.email)).toEqual([]);
  await Promise.all([mailDue(200), mailDue(200)]);
  const [mail, ...more] = await mails(away.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Notre réponse à votre message');
  expect(mail?.plain).toContain('Elle arrive aujourd’hui.\n\nMerci.');
  expect(mail?.plain).toMatch(/\/fr-ca\/chat\n/);
  expect(await mails(here.email)).toEqual([]);
  const due = await shop.db.raw('select 1 from conversation where mail_due_at is not null');
  expect(due.rows).toEqual([]);
});

test('[APP-20] a form that is sent again writes once, at the same time too', async () => {
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

test('[APP-20] what a guest wrote is the account’s after sign-in, under what that had', async () => {
  const known = someone();
  await signUp(known.send, known.email);
  await known.write('From my account');
  const guest = someone();
  await guest.write('As a guest');
  await guest.send('POST', '/api/sign-in', { email: known.email, password: 'correct horse battery' });
  expect(await guest.texts()).toEqual(['shopper: From my account', 'shopper: As a guest']);
  const fresh = someone();
  await fresh.write('Before I had one');
  await signUp(fresh.send, fresh.email);
  expect(await fresh.texts()).toEqual(['shopper: Before I had one']);
});

test('[APP-20] bad words are named and write nothing; who writes without end is asked to wait', async () => {
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

test('[APP-20] a business writes to its own desk', async () => {
  const browser = shop.browser('business');
  await browser.send('POST', '/api/chat', { text: 'Invoices?', name: 'Bo', email: 'bo@example.com', requestKey: randomUUID() });
  const { rows } = await shop.db.raw(`select tenant, department from conversation where email = 'bo@example.com'`);
  expect(rows).toEqual([{ tenant: 'business', department: 8 }]);
});
