// A membership renews only when its buyer agreed to that: the words, the language, the time and the order are kept (RWD-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MembershipReply } from '#buying/membership/contract';
import { buyer, count } from '#buying/orders/fixtures';
import { aRecord } from '#goods/catalog/fixtures';
import { writeProducts } from '#goods/catalog/server';
import { PREMIUM, prepareMemberships, SELECT } from '#test/memberships';
import { keeper, rows, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareMemberships);
});
afterAll(() => shop.close());

const on = (day: string): void => void (now = new Date(`${day}T15:00:00Z`));
const tick = () => shop.runJob('membership-run');
const consents = ({ email }: Keeper) =>
  rows(
    shop,
    'select c.order_number, c.words, c.locale, c.at from membership_consent c join profile p using (profile_id) where p.email = $1',
    [email],
  );
const running = async ({ browser }: Keeper) => (await browser.send('GET', '/api/membership')).json<MembershipReply>().membership;
const mailTo = async ({ email }: Keeper, subject: string): Promise<string> => {
  const texts = () =>
    rows(shop, 'select plain from mailbox_message where recipient = $1 and subject like $2', [email, subject]).then((found) =>
      found.map(({ plain }) => String(plain)),
    );
  await expect.poll(async () => (await texts()).length, { timeout: 20_000 }).toBe(1);
  return (await texts())[0] ?? '';
};

test('[RWD-4] without the tick, or with other words, nothing is ordered and nothing is charged; the field says what is missing', async () => {
  const maya = await keeper(shop);
  const ready = await buyer(shop, { itemId: SELECT, browser: maya.browser, email: maya.email });
  for (const renewal of ['', 'yes', 'I agree: SELECT renews for $1.00'])
    expect((await ready.place({ renewal })).json()).toMatchObject({
      status: 422,
      code: 'RENEWAL_NOT_AGREED',
      field: 'renewal',
      message: 'To join, check the box that says how your membership renews. Nothing was charged.',
    });
  expect([await consents(maya), await count(shop.db, 'order_head', `cart_id = '${ready.cartId}'`)]).toEqual([[], 0]);
  expect((await ready.place()).status).toBe(200);
});

test('[RWD-4] the words that were ticked are kept with order, language and time, once, and the mail repeats them', async () => {
  const maya = await keeper(shop);
  const ready = await buyer(shop, { itemId: SELECT, browser: maya.browser, email: maya.email });
  const { renewalTerms: words } = await ready.details();
  const placed = await Promise.all([1, 2].map(() => ready.place({ key: 'one press' })));
  const { orderNumber } = placed.find(({ status }) => status === 200)!.json<{ orderNumber: string }>();
  expect(await consents(maya)).toEqual([{ order_number: orderNumber, words, locale: 'en-US', at: now }]);
  const text = await mailTo(maya, 'Your SELECT membership works now');
  for (const said of [words, 'You agreed on November 20, 2026', 'Turn off renewal or cancel any time in your account, in one click'])
    expect(text).toContain(said);
  // Whoever downloads their data finds it.
  expect(await running(maya)).toMatchObject({ state: 'active', renewalTerms: '' });
});

test('[RWD-4] what nobody agreed to does not renew, is not charged again, and says so', async () => {
  on('2026-02-01');
  const maya = await keeper(shop);
  await (await buyer(shop, { itemId: SELECT, browser: maya.browser, email: maya.email })).place();
  // As an order that nobody was there to agree to.
  await shop.db.raw(
    `with one as (select profile_id from profile where email = $1), agreed as (delete from membership_consent where profile_id in (table one)),
      term as (delete from membership_term where profile_id in (table one)) delete from membership where profile_id in (table one)`,
    [maya.email],
  );
  await tick();
  expect(await running(maya)).toMatchObject({ program: 'SELECT', state: 'ending' });
  for (const day of ['2027-01-05', '2027-01-26', '2027-02-01', '2027-02-02']) {
    on(day);
    await tick();
  }
  expect(await count(shop.db, 'order_head', `email = '${maya.email}' and status = 'placed'`)).toBe(1);
  expect(await mailTo(maya, 'Your SELECT membership has ended')).toContain('and did not renew');
});

test('[RWD-4] turning the renewal on is an agreement of its own, in the language of the page', async () => {
  on('2026-03-01');
  const maya = await keeper(shop);
  await (await buyer(shop, { itemId: SELECT, browser: maya.browser, email: maya.email })).place();
  await maya.browser.send('POST', '/api/membership/act', { act: 'turnOff' });
  const terms = (await running(maya))?.renewalTerms ?? '';
  expect(terms).toMatch(/^SELECT renews on March 1, 2027 for \$49\.00 plus tax, and each year after that.*in one click/);
  const replies = await Promise.all([1, 2].map(() => maya.browser.send('POST', '/api/membership/act', { act: 'turnOn', terms })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await consents(maya)).map(({ order_number: order, words }) => [order === null, words])).toContainEqual([true, terms]);
  expect(await consents(maya)).toHaveLength(2);
  expect(await mailTo(maya, 'SELECT renews again')).toContain(terms);
});

test('[RWD-4] a program that is not sold any more does not renew: its members are told a month before, and it ends with its day', async () => {
  on('2026-04-01');
  const maya = await keeper(shop);
  await (await buyer(shop, { itemId: PREMIUM, browser: maya.browser, email: maya.email })).place();
  expect(await running(maya)).toMatchObject({ program: 'PREMIUM', state: 'active' });
  await shop.db.transaction((tx) =>
    writeProducts(tx, [
      aRecord({ itemId: PREMIUM, partNumber: 'T-PRE', kind: 'membership', status: 'discontinued', prices: { USD: { base: 9_900 } } }),
    ]),
  );
  await expect.poll(async () => (await running(maya))?.renewalPrice, { timeout: 20_000 }).toBeNull();
  on('2027-03-02');
  await Promise.all([tick(), tick()]);
  expect(await mailTo(maya, 'PREMIUM will not renew')).toContain('It works until April 1, 2027, then it ends.');
  on('2027-04-02');
  await tick();
  expect(await rows(shop, 'select membership_program as program from profile where email = $1', [maya.email])).toEqual([
    { program: 'NON_MEMBER' },
  ]);
});
