// When an answer is mailed, and when not.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mailer } from '#platform/mail';
import { openAccount } from '#test/accounts';
import { testShop, type TestShop } from '#test/shop';
import { chatWasSeen } from './chat-was-seen.ts';
import { after, askersOf, NOW } from '#test/askers';
import { answerChat } from './index.ts';

let shop: TestShop;
let askers: ReturnType<typeof askersOf>;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRUST_PROXY: 'yes' }, { now: () => NOW });
  askers = askersOf(shop, openAccount);
});
afterAll(() => shop.close());

const isDue = async (text: string) => (await askers.rowOf(text)).mail_due_at !== null;

test('[APP-20] an unread answer is mailed once, in the shopper’s language; a read one is not', async () => {
  const [away, here] = [askers.someone(), askers.someone()];
  const { mails, mailDue } = askers;
  await away.send('POST', '/fr-ca/api/chat', { text: 'Où est ma commande?', name: 'Ana', email: away.email, requestKey: randomUUID() });
  await here.write('I stay here');
  for (const text of ['Où est ma commande?', 'I stay here']) await askers.answer(text, 'Elle arrive aujourd’hui.\n\nMerci.');
  await here.texts();
  await mailDue(59);
  expect(await mails(away.email)).toEqual([]);
  // A server whose mail fails: another one retries later.
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

test('[APP-20] after a new message by the shopper, earlier answers need no mail; a repeated form does not count', async () => {
  const ana = askers.someone();
  const requestKey = randomUUID();
  await ana.write('Is it blue?', { requestKey });
  await askers.answer('Is it blue?', 'It is');
  await ana.write('Is it blue?', { requestKey });
  expect(await isDue('Is it blue?')).toBe(true);
  await ana.write('How blue?');
  expect(await isDue('Is it blue?')).toBe(false);
  // As a shop without this check left it.
  await shop.db.raw('update conversation set mail_due_at = $1 where conversation_id = $2', [NOW, (await askers.rowOf('Is it blue?')).id]);
  await askers.mailDue(61);
  expect((await askers.mails(ana.email)).map(({ plain }) => plain.includes('It is'))).toEqual([true]);
  expect(await isDue('Is it blue?')).toBe(false);
});

test('[APP-20] a due mail without an answer by staff is ignored', async () => {
  const ana = askers.someone();
  await ana.write('Nobody answered');
  await shop.db.raw('update conversation set mail_due_at = $1 where conversation_id = $2', [
    NOW,
    (await askers.rowOf('Nobody answered')).id,
  ]);
  await askers.mailDue(61);
  expect(await askers.rowOf('Nobody answered')).toMatchObject({ mail_attempts: 0 });
  expect(await askers.mails(ana.email)).toEqual([]);
  await ana.texts();
});

test('[APP-20] an answer written while another is being mailed is mailed as well', async () => {
  const ana = askers.someone();
  await ana.write('When does it come?');
  await askers.answer('When does it come?', 'Tomorrow');
  const { id } = await askers.rowOf('When does it come?');
  const slow: Mailer = {
    async send(mail) {
      await answerChat(shop.db, id, 'No: today', after(61));
      await askers.mailbox.send(mail);
    },
  };
  await askers.mailDue(61, slow);
  await askers.mailDue(122);
  await askers.mailDue(500);
  const mailed = await askers.mails(ana.email);
  expect(mailed.map(({ plain }) => plain.includes('No: today'))).toEqual([false, true]);
});

test('[APP-20] only answers shown on the page count as read, in any order of reading and answering', async () => {
  const ana = askers.someone();
  await ana.write('And now?');
  await askers.answer('And now?', 'First');
  const { id } = await askers.rowOf('And now?');
  await answerChat(shop.db, id, 'Second', NOW);
  await chatWasSeen(shop.db, id, 2); // a page requested between the two answers
  expect(await isDue('And now?')).toBe(true);
  for (let round = 0; round < 25; round += 1) {
    const [shown] = await Promise.all([ana.texts(), answerChat(shop.db, id, `Answer ${round}`, NOW)]);
    expect(await isDue('And now?')).toBe(!shown.includes(`staff: Answer ${round}`));
  }
});
