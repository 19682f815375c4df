// A paid membership from its order to its end: granted at once, renewed by the kept card, cancelled, refunded, moved up (RWD-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MembershipReply } from '#buying/membership/contract';
import { buyer, CARDS, count } from '#buying/orders/fixtures';
import { put } from '#test/carts';
import { PREMIUM, prepareMemberships, SELECT } from '#test/memberships';
import { keeper, rows, saveCard, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareMemberships);
});
afterAll(() => shop.close());

const on = (day: string, time = '15:00:00'): void => void (now = new Date(`${day}T${time}Z`));
const tick = () => shop.runJob('membership-run');
const read = async ({ browser }: Pick<Keeper, 'browser'>) => (await browser.send('GET', '/api/membership')).json<MembershipReply>();
const running = async (one: Pick<Keeper, 'browser'>) => (await read(one)).membership;
const stored = async ({ email }: Pick<Keeper, 'email'>) =>
  (
    await rows(
      shop,
      `select p.membership_program as program, m.state, m.ends_on::text as "endsOn" from profile p left join membership m using (profile_id) where p.email = $1`,
      [email],
    )
  )[0];
const act = ({ browser }: Keeper, word: string) => browser.send('POST', '/api/membership/act', { act: word });
const turnOn = async (one: Keeper) =>
  one.browser.send('POST', '/api/membership/act', { act: 'turnOn', terms: (await running(one))?.renewalTerms });
const orders = (email: string) => count(shop.db, 'order_head', `email = '${email}' and status = 'placed'`);
const terms = ({ email }: Keeper) =>
  rows(
    shop,
    `select t.kind, t.program, t.begins_on::text as from, t.ends_on::text as to, t.cents, t.refunded from membership_term t join profile p using (profile_id)
     where p.email = $1 order by t.at, t.order_number`,
    [email],
  );
const mailed = (email: string, like: string, times = 1) =>
  expect
    .poll(() => count(shop.db, 'mailbox_message', `recipient = '${email}' and subject like '${like}'`), { timeout: 20_000 })
    .toBe(times);

/** A session does not last a year. */
async function signIn({ browser, email }: Keeper): Promise<void> {
  const reply = await browser.send('POST', '/api/sign-in', { email, password: 'a long enough password' });
  expect(reply.status, reply.body).toBe(200);
}

async function buys(one: Keeper, itemId: string): Promise<string> {
  const ready = await buyer(shop, { itemId, browser: one.browser, email: one.email });
  // The law wants it said before the order, and the box ticked.
  expect((await ready.details()).renewalTerms).toMatch(/renews every year for \$(49|99)\.00 plus tax .* in one click/);
  const placed = await ready.place();
  expect(placed.status, placed.body).toBe(200);
  return placed.json<{ orderNumber: string }>().orderNumber;
}

test('[RWD-4] [RWD-2] SELECT grants its benefits the moment it is paid, for a year, and is handed over at once', async () => {
  on('2026-11-20');
  const maya = await keeper(shop);
  expect(await running(maya)).toBeNull();
  const orderNumber = await buys(maya, SELECT);
  const session = (await maya.browser.send('GET', '/api/session')).json<{ membershipProgram: string; audience: string[] }>();
  expect([session.membershipProgram, session.audience]).toEqual(['SELECT', expect.arrayContaining(['select'])]);
  expect(await running(maya)).toMatchObject({ program: 'SELECT', state: 'active', endsOn: '2027-11-20', renewalPrice: 49, isUsed: false });
  expect(await terms(maya)).toEqual([
    { kind: 'bought', program: 'SELECT', from: '2026-11-20', to: '2027-11-20', cents: 4_900, refunded: null },
  ]);
  expect(await rows(shop, 'select state from order_shipment where order_number = $1', [orderNumber])).toEqual([{ state: 'delivered' }]);
  await mailed(maya.email, 'Your SELECT membership works now');
  const goods = await buyer(shop, { itemId: '100', browser: maya.browser, email: maya.email });
  expect((await goods.details()).amounts.shipFee).toBe(0);
  expect((await goods.place()).status).toBe(200);
  expect(await running(maya)).toMatchObject({ isUsed: true, savedOrders: 1 });
  await tick();
  await tick();
  expect(await terms(maya)).toHaveLength(1);
});

test('[RWD-4] a crash between placing and granting: the job grants, once', async () => {
  on('2026-11-21');
  const maya = await keeper(shop);
  await buys(maya, PREMIUM);
  await shop.db.raw(`delete from membership where profile_id = (select profile_id from profile where email = $1)`, [maya.email]);
  await shop.db.raw(`update profile set membership_program = 'NON_MEMBER', membership_until = null where email = $1`, [maya.email]);
  await Promise.all([tick(), tick(), tick()]);
  expect([(await stored(maya))?.['program'], (await terms(maya)).length]).toEqual(['PREMIUM', 1]);
});

test('[RWD-4] notices 30 and 7 days before, then the kept card renews it, once, however often the job runs', async () => {
  on('2026-01-10');
  const maya = await keeper(shop);
  await buys(maya, SELECT);
  for (const [day, notices, placed] of [
    ['2026-12-10', 0, 1],
    ['2026-12-11', 1, 1],
    ['2026-12-20', 1, 1],
    ['2027-01-03', 2, 1],
    ['2027-01-09', 2, 1],
    ['2027-01-10', 2, 2],
    ['2027-01-11', 2, 2],
  ] as const) {
    on(day);
    await Promise.all([tick(), tick(), tick()]);
    await tick();
    await mailed(maya.email, 'SELECT renews on%', notices);
    expect([day, await orders(maya.email)]).toEqual([day, placed]);
  }
  expect((await terms(maya)).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['bought', '2026-01-10', '2027-01-10'],
    ['renewed', '2027-01-10', '2028-01-10'],
  ]);
  expect(await stored(maya)).toEqual({ program: 'SELECT', state: 'active', endsOn: '2028-01-10' });
  expect(await rows(shop, `select distinct saved_card from order_head where email = $1 and saved_card is not null`, [maya.email])).toEqual([
    { saved_card: maya.cardId },
  ]);
  await mailed(maya.email, 'Your SELECT membership is renewed');
});

test('[RWD-4] a declined card is tried three times in ten days, then it ends and nothing is owed', async () => {
  on('2026-02-01');
  const maya = await keeper(shop, CARDS.declined);
  await buys(maya, SELECT);
  on('2027-01-25');
  await tick();
  for (const [day, state, member] of [
    ['2027-02-01', 'overdue', 'SELECT'],
    ['2027-02-04', 'overdue', 'SELECT'],
    ['2027-02-05', 'overdue', 'SELECT'],
    ['2027-02-11', 'ended', 'NON_MEMBER'],
  ] as const) {
    on(day);
    await tick();
    await tick();
    expect([day, await stored(maya)]).toEqual([day, { program: member, state, endsOn: '2027-02-01' }]);
  }
  await mailed(maya.email, 'Your card was declined%', 2);
  await mailed(maya.email, 'Your SELECT membership has ended');
  expect(await orders(maya.email)).toBe(1);
});

test('[RWD-4] another card renews what the first one could not', async () => {
  on('2026-03-01');
  const maya = await keeper(shop, CARDS.declined);
  await buys(maya, SELECT);
  on('2027-02-22');
  await tick();
  on('2027-03-01');
  await tick();
  expect(await stored(maya)).toMatchObject({ state: 'overdue' });
  await signIn(maya);
  expect(await running(maya)).toMatchObject({ state: 'overdue', nextTryOn: '2027-03-05' });
  const other = await saveCard(shop, maya.browser, CARDS.approved);
  const marked = await maya.browser.send('POST', `/gus/api/usr/c/payments/${other}`, { membershipPayment: true }, put);
  expect(marked.status, marked.body).toBe(200);
  on('2027-03-05');
  await tick();
  expect(await stored(maya)).toMatchObject({ state: 'active', endsOn: '2028-03-01' });
});

test('[RWD-4] renewal is turned off and on with one press; off, it runs to its last day', async () => {
  on('2026-04-01');
  const maya = await keeper(shop);
  await buys(maya, SELECT);
  expect((await act(maya, 'turnOff')).json()).toEqual({ isRefunded: false });
  expect((await running(maya))?.state).toBe('ending');
  expect((await act(maya, 'turnOn')).json()).toMatchObject({ status: 409, code: 'TERMS_CHANGED' });
  expect((await running(maya))?.state).toBe('ending');
  await turnOn(maya);
  expect((await running(maya))?.state).toBe('active');
  await act(maya, 'turnOff');
  on('2027-04-01');
  await tick();
  expect(await stored(maya)).toMatchObject({ program: 'SELECT', state: 'ending' });
  on('2027-04-02');
  await tick();
  await tick();
  expect([await stored(maya), await orders(maya.email)]).toMatchObject([{ program: 'NON_MEMBER', state: 'ended' }, 1]);
  await signIn(maya);
  expect(await running(maya)).toBeNull();
  expect((await act(maya, 'cancel')).status).toBe(409);
  await mailed(maya.email, 'Your SELECT membership has ended');
  await mailed(maya.email, 'SELECT renews on%', 0);
});

test('[RWD-4] cancelled without a benefit used, the whole price with tax goes back, once; used, it runs to its end', async () => {
  on('2026-05-01');
  const maya = await keeper(shop);
  const orderNumber = await buys(maya, SELECT);
  const [{ total = 0 } = {}] = await rows(shop, 'select total from order_head where order_number = $1', [orderNumber]);
  on('2026-05-20');
  await signIn(maya);
  const replies = await Promise.all([act(maya, 'cancel'), act(maya, 'cancel')]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  await tick();
  expect([(await stored(maya))?.['program'], (await terms(maya))[0]?.['refunded']]).toEqual(['NON_MEMBER', total]);
  await expect
    .poll(() => rows(shop, 'select refunded from order_head where order_number = $1', [orderNumber]), { timeout: 20_000 })
    .toEqual([{ refunded: total }]);
  await mailed(maya.email, 'SELECT is canceled%');

  on('2026-05-21');
  await buys(maya, SELECT);
  await buyer(shop, { itemId: '100', browser: maya.browser, email: maya.email }).then((goods) => goods.place());
  expect((await act(maya, 'cancel')).json()).toEqual({ isRefunded: false });
  expect(await stored(maya)).toMatchObject({ program: 'SELECT', state: 'ending' });
});

test('[RWD-4] moving up costs the difference for the days left, and ends with the same day', async () => {
  on('2026-08-14');
  const maya = await keeper(shop);
  await buys(maya, SELECT);
  on('2026-11-20');
  await signIn(maya);
  expect((await running(maya))?.moveUp).toEqual({ itemId: PREMIUM, price: 36.58, days: 267 });
  await buys(maya, PREMIUM);
  expect((await terms(maya)).map(({ kind, to, cents }) => [kind, to, cents])).toEqual([
    ['bought', '2027-08-14', 4_900],
    ['movedUp', '2027-08-14', 3_658],
  ]);
  expect(await running(maya)).toMatchObject({ program: 'PREMIUM', endsOn: '2027-08-14', renewalPrice: 99, moveUp: null });
});

test('[RWD-4] a renewal that was interrupted after its order is found by its cart', async () => {
  on('2026-06-01');
  const maya = await keeper(shop);
  await buys(maya, SELECT);
  on('2027-05-25');
  await tick();
  on('2027-06-01');
  await tick();
  expect(await orders(maya.email)).toBe(2);
  // As if the server had been stopped before it granted.
  await shop.db.raw(
    `with gone as (delete from membership_term t using order_head h where h.order_number = t.order_number and t.kind = 'renewed' and h.email = $1
       returning t.profile_id, h.cart_id)
     update membership m set begins_on = '2026-06-01', ends_on = '2027-06-01', cart_id = gone.cart_id, lease_until = $2 from gone where m.profile_id = gone.profile_id`,
    [maya.email, new Date(now.getTime() - 1)],
  );
  await Promise.all([tick(), tick()]);
  expect([await orders(maya.email), (await stored(maya))?.['endsOn']]).toEqual([2, '2028-06-01']);
});
