// The asker gets one mail about the answer, in their language, from any server; staff see no address (CAT-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCategories, writeProducts } from '#goods/catalog/server';
import { readConfig } from '#platform/config';
import { makeHosts } from '#platform/hosts';
import { makeMailer, type Mailer } from '#platform/mail';
import { decideQuestions, makeAnswerMail, openQuestions } from '#finding/questions/server';
import { aCategory, aProduct, aRecord } from '#goods/catalog/fixtures';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';

const CONFIG = readConfig({ PORT: '3000', INKWELL_DEMO: 'yes' });
const NOW = new Date('2026-06-01T12:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ASKED = { body: 'Does it fit a ring binder of one inch?', author: 'Maya O.' };
const ANSWER = 'Yes, it does.\n\nIt is punched for three rings.';

let shop: TestShop;
beforeAll(async () => {
  // The shop's clock is in the past, so its own job sends nothing; these tests run it.
  shop = await testShop({}, { now: () => new Date('2026-01-01T12:00:00Z') }, (db) =>
    db.transaction(async (tx) => {
      await writeCategories(tx, [aCategory({ id: 'paper' })]);
      await writeProducts(tx, [aRecord({ itemId: 'pens' })]);
    }),
  );
});
afterAll(() => shop.close());

const mailbox: Mailer = { send: (mail) => makeMailer(CONFIG, shop.db, { now: () => NOW }).send(mail) };
const catalog = { get: (itemId: string) => aProduct({ itemId }) };
const tell = (at = NOW, mailer = mailbox) =>
  makeAnswerMail({ db: shop.db, clock: { now: () => at }, hosts: makeHosts(CONFIG), mailer, catalog }).handle({});
const mailsTo = async (email: string) =>
  (await shop.db.raw('select subject, html, plain from mailbox_message where recipient = $1', [email])).rows as Record<string, string>[];
const addressesKept = async () =>
  (await shop.db.raw('select asker_email from question where asker_email is not null union all select email from answer_mail')).rows;

/** Asks a question and returns its number. */
async function ask(over: object, prefix = '', tenant: 'consumer' | 'business' = 'consumer'): Promise<string> {
  const reply = await shop.browser(tenant).send('POST', `${prefix}/api/questions/pens`, { ...ASKED, ...over });
  expect(reply.status).toBe(200);
  const { rows } = await shop.db.raw(`select question_id from question where state = 'waiting'`);
  expect(rows).toHaveLength(1);
  return (rows[0] as { question_id: string }).question_id;
}
const decide = (questionId: string, answer = ANSWER, state: 'published' | 'refused' = 'published') =>
  decideQuestions(shop.db, [{ questionId, state, answer }], NOW);

test.for([
  [
    '',
    'consumer',
    /^Your question about .+ has an answer$/,
    ['Maya O., you asked about', 'You asked', 'Inkwell answers', 'See the answer'],
  ],
  ['/en-ca', 'business', /^Your question about .+ has an answer$/, ['You asked', 'business.localhost:3000/en-ca/questions/pens']],
  ['/fr-ca', 'consumer', /^Réponse à votre question sur .+$/, ['Maya O., vous avez posé', 'Réponse d’Inkwell', '/fr-ca/questions/pens']],
] as const)('[CAT-2] who asked at “%s” (%s) is told of the answer once, in that language', async ([prefix, tenant, subject, texts]) => {
  const email = `maya${prefix.replace('/', '-')}@example.com`;
  const questionId = await ask({ email }, prefix, tenant);
  // Published but not answered: there is nothing to mail.
  await decide(questionId, '');
  await tell();
  expect(await mailsTo(email)).toEqual([]);
  await decide(questionId);
  await Promise.all([tell(), tell(), tell(later(1))]);
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail?.['subject']).toMatch(subject);
  for (const text of [...texts, ASKED.body, 'It is punched for three rings.']) {
    expect(mail?.['plain']).toContain(text);
    expect(mail?.['html']).toContain(text);
  }
  // The address is deleted with the mail; a corrected answer sends no second mail.
  expect(await addressesKept()).toEqual([]);
  await decide(questionId, 'Yes, and two inches too.');
  await tell(later(60));
  expect(await mailsTo(email)).toHaveLength(1);
});

test('[CAT-2] a failed mail is retried later, does not block others, and is dropped with its address after the last attempt', async () => {
  const questionId = await ask({ email: 'busy@example.com' });
  await decide(questionId);
  const refusing: Mailer = { send: () => Promise.reject(new Error('try later')) };
  await expect(tell(NOW, refusing)).rejects.toThrow('1 answers could not be mailed');
  // It waits for its retry time, however often the job runs.
  await tell(later(1));
  expect(await mailsTo('busy@example.com')).toEqual([]);
  await tell(later(3));
  expect(await mailsTo('busy@example.com')).toHaveLength(1);
  const lost = await ask({ email: 'gone@example.com' });
  await decide(lost);
  let at = NOW.getTime();
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(tell(new Date(at), refusing)).rejects.toThrow('could not be mailed');
    at += 120_000 * 2 ** tries + 1;
  }
  await tell(new Date(at));
  expect(await mailsTo('gone@example.com')).toEqual([]);
  expect(await addressesKept()).toEqual([]);
});

test('[CAT-2] a refused question, or one withdrawn before its mail, sends nothing, and its address is deleted', async () => {
  const refused = await ask({ email: 'theo@example.com' });
  await decide(refused, '', 'refused');
  expect(await addressesKept()).toEqual([]);
  const back = await ask({ email: 'theo@example.com' });
  await decide(back);
  await decide(back, '', 'refused');
  await tell();
  expect(await mailsTo('theo@example.com')).toEqual([]);
  expect(await addressesKept()).toEqual([]);
});

test('[CAT-2] an address is optional, is validated, and is suggested only to signed-in shoppers', async () => {
  const guest = shop.browser();
  const wrong = await guest.send('POST', '/fr-ca/api/questions/pens', { ...ASKED, email: 'maya' });
  expect([wrong.status, wrong.json()]).toMatchObject([400, { field: 'email' }]);
  await ask({ email: ' ' });
  expect(await addressesKept()).toEqual([]);
  const member = shop.browser();
  await openAccount(shop, member, { fullName: 'Ida Berg', password: 'a good long password', email: 'ida@example.com' });
  expect((await member.send('GET', '/api/my-questions/pens')).json()).toMatchObject({ email: 'ida@example.com' });
  expect((await guest.send('GET', '/api/my-questions/pens')).json()).toMatchObject({ email: '' });
  // The staff sheet holds no address.
  expect(JSON.stringify(await openQuestions(shop.db))).not.toContain('@');
});
