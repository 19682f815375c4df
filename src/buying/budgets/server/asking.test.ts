// Asking the owner of a budget for more: once, by mail, answered once, with history, and never by oneself (B2B-1, trust 8, 22, 41).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer } from '#buying/orders/fixtures';
import type { MoneyRequest } from '#buying/budgets/contract';
import { organization, type Organization } from '#test/organization';
import { prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
let [ben, olga]: Browser[] = [];
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  firm = await organization(shop, 'asking');
  ben = await firm.colleague('ben');
  olga = await firm.colleague('olga');
});
afterAll(() => shop.close());

const who = (browser: Browser | undefined): Browser => {
  if (browser === undefined) throw new Error('Nobody came');
  return browser;
};
let budgets = 0;
/** A budget of 20 dollars whose owner is Olga. */
async function budget(ownerId: string | null): Promise<{ readonly name: string; readonly id: string }> {
  const name = `Team ${(budgets += 1)}`;
  const facts = { name, amount: '20', period: 'month', fiscalMonth: '1', since: '', ends: '', warnAt: '', whenOver: 'refuse' };
  const body = { ...facts, carriesOver: false, forLines: true, ownerId, groupIds: [], profileIds: [] };
  const { id = '' } = (await firm.admin.send('POST', '/api/budgets', body)).json<{ id?: string }>();
  return { name, id };
}
const ask = (browser: Browser | undefined, center: string, amount: string, note = 'Paper for the fair') =>
  who(browser).send('POST', '/api/budget-requests', { center, amount, note });
const seen = async (browser: Browser | undefined, id: string) =>
  (await who(browser).send('GET', `/api/budgets/${id}`)).json<{
    budget: { amountNow: number };
    requests: MoneyRequest[];
    entries: object[];
  }>();
const latest = async (browser: Browser | undefined, center: string) =>
  (await who(browser).send('GET', `/api/budget-requests?center=${encodeURIComponent(center)}`)).json<{
    who: string;
    latest: MoneyRequest | null;
  }>();
const answer = (browser: Browser | undefined, id: string, requestId: string, body: object) =>
  who(browser).send('POST', `/api/budgets/${id}/requests/${requestId}`, { decision: 'grant', amount: '', answer: '', ...body });
/** Subjects of mails about budgets. */
const mailsTo = async (name: string): Promise<readonly string[]> => {
  const { rows } = await shop.db.raw(`select subject from mailbox_message where recipient = $1 and subject like '%Team%' order by id`, [
    firm.mailOf(name),
  ]);
  return rows.map(({ subject }) => String(subject));
};

test('[B2B-1] over a budget the cart says whom to ask; what is granted is added with its history, and the order goes through', async () => {
  const { name, id } = await budget(await firm.idOf('olga'));
  const one = await buyer(shop, { itemId: '100', browser: who(ben), qty: 5 });
  await who(ben).send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc: name }, put);
  const inCart = async () =>
    (await who(ben).send('GET', '/api/cart/budgets')).json<{ budgets: { who: string; overBy: number; asked: number | null }[] }>()
      .budgets[0];
  const before = await inCart();
  expect(before).toMatchObject({ who: 'olga Park', asked: null });
  expect((await ask(ben, name, String(before?.overBy))).json()).toMatchObject({ errors: [] });
  expect(await inCart()).toMatchObject({ asked: before?.overBy });
  expect((await latest(ben, name)).latest).toMatchObject({ state: 'waiting', amount: before?.overBy, note: 'Paper for the fair' });
  await expect.poll(() => mailsTo('olga'), { timeout: 60_000 }).toEqual([`ben Park asks for $${before?.overBy.toFixed(2)} in ${name}`]);
  const [request] = (await seen(olga, id)).requests;
  expect((await answer(olga, id, request?.requestId ?? '', { amount: '40', answer: 'Enjoy the fair' })).json()).toMatchObject({
    errors: [],
  });
  expect(await seen(olga, id)).toMatchObject({
    budget: { amountNow: 60 },
    requests: [],
    entries: [
      { kind: 'set', change: 40, by: 'olga Park', note: 'ben Park: Paper for the fair' },
      { kind: 'set', change: 20 },
    ],
  });
  expect((await latest(ben, name)).latest).toMatchObject({
    state: 'granted',
    granted: 40,
    answer: 'Enjoy the fair',
    answeredBy: 'olga Park',
  });
  await expect.poll(() => mailsTo('ben'), { timeout: 60_000 }).toEqual([`olga Park added $40.00 to ${name}`]);
  expect((await inCart())?.overBy).toBe(0);
  expect(one.total).toBeLessThanOrEqual(60);
});

test('[B2B-1] trust 8: asked and answered many times at once, one request waits and one amount is added', async () => {
  const { name, id } = await budget(await firm.idOf('olga'));
  const asked = await Promise.all(Array.from({ length: 10 }, () => ask(ben, name, '15')));
  expect(new Set(asked.map((reply) => reply.json<{ id: string }>().id)).size).toBe(1);
  expect((await ask(ben, name, '16')).json()).toMatchObject({ code: 'ALREADY_ASKED' });
  const [request] = (await seen(olga, id)).requests;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => answer(at % 2 === 0 ? olga : firm.admin, id, request?.requestId ?? '', { amount: '15' })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect((await seen(olga, id)).budget.amountNow).toBe(35);
});

test('[B2B-1] trust 22: only the owner and those who keep budgets answer, nobody their own; declining needs a comment, and a withdrawn one is over', async () => {
  const { name, id } = await budget(await firm.idOf('olga'));
  expect((await ask(ben, name, 'much')).json()).toMatchObject({ errors: [{ field: 'amount' }] });
  await ask(ben, name, '5');
  const [request] = (await seen(olga, id)).requests;
  const requestId = request?.requestId ?? '';
  expect((await answer(ben, id, requestId, { amount: '5' })).status).toBe(404);
  expect((await answer(olga, id, requestId, { decision: 'decline' })).json()).toMatchObject({ errors: [{ field: 'answer' }] });
  expect((await answer(olga, id, requestId, { decision: 'decline', answer: 'Not this month' })).json()).toMatchObject({ errors: [] });
  expect((await latest(ben, name)).latest).toMatchObject({ state: 'declined', answer: 'Not this month' });
  await expect.poll(() => mailsTo('ben'), { timeout: 60_000 }).toContain(`olga Park declined your request for ${name}`);
  await ask(olga, name, '7');
  const own = (await seen(firm.admin, id)).requests[0]?.requestId ?? '';
  expect((await answer(olga, id, own, { amount: '7' })).json()).toMatchObject({ code: 'OWN_REQUEST' });
  await who(olga).send('POST', '/api/budget-requests/withdraw', { center: name });
  expect((await answer(firm.admin, id, own, { amount: '7' })).json()).toMatchObject({ code: 'REQUEST_ANSWERED' });
  const other = await organization(shop, 'stranger');
  expect((await ask(other.admin, name, '5')).status).toBe(404);
  expect((await answer(other.admin, id, own, { amount: '5' })).status).toBe(404);
});

test('[B2B-1, USR-1] the owner and who asks get their mails in the language that each of them chose', async () => {
  const choose = async (name: string, language: string | null) =>
    shop.db.raw(
      'insert into preference (profile_id, mail_language) values ($1, $2) on conflict (profile_id) do update set mail_language = excluded.mail_language',
      [await firm.idOf(name), language],
    );
  await choose('olga', 'es');
  const { name, id } = await budget(await firm.idOf('olga'));
  expect((await ask(ben, name, '15')).json()).toMatchObject({ errors: [] });
  await expect.poll(() => mailsTo('olga'), { timeout: 60_000 }).toContain(`ben Park pide $15.00 en ${name}`);
  const [request] = (await seen(olga, id)).requests;
  await choose('ben', 'es');
  await answer(olga, id, request?.requestId ?? '', { amount: '15' });
  await expect
    .poll(async () => (await mailsTo('ben')).filter((subject) => subject.includes(name)))
    .toEqual([`olga Park agregó $15.00 a ${name}`]);
  for (const who of ['olga', 'ben']) await choose(who, null);
  // In another country's language the amount names its currency.
  await shop.db.raw(`update profile set signed_in_locale = 'fr-CA' where profile_id = $1`, [await firm.idOf('olga')]);
  const other = await budget(await firm.idOf('olga'));
  await ask(ben, other.name, '15');
  await expect.poll(() => mailsTo('olga'), { timeout: 60_000 }).toContainEqual(expect.stringMatching(/15,00\s\$\sUS.*Team/));
});
