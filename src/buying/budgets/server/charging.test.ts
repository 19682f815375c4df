// Orders charge budgets: held, spent, credited, refused; and by many at once (B2B-1, trust 8, 41, 43).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsOf, holdCharges, OverBudget, replaceHold, settleHold } from '#buying/budgets/server';
import { buyer, CARDS, count, type Buyer } from '#buying/orders/fixtures';
import { makeOrderLifecycle, makeOrderReturns } from '#buying/orders/server';
import { makeCoupons } from '#goods/promotions/server';
import { organization, type Organization } from '#test/organization';
import { add, ITEM, prepareCarts, put } from '#test/carts';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
let accountNumber = '';
let now = new Date('2026-11-20T15:00:00Z');
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareCarts);
  firm = await organization(shop, 'charging');
  const { rows } = await shop.db.raw('select account_number from profile where profile_id = $1', [await firm.idOf('ruth')]);
  accountNumber = String(rows[0]?.['account_number']);
});
afterAll(() => shop.close());

const center = (name: string, amount: number | null, more = '') =>
  shop.db.raw(
    `insert into budget_center (account_number, name, amount, since${more && `, ${more.split('=')[0]}`}) values ($1, $2, $3, '2020-01-01'${more && `, ${more.split('=')[1]}`})`,
    [accountNumber, name, amount],
  );
const choose = (browser: Browser, bc: string) => browser.send('POST', '/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING', { bc }, put);
const fund = async (name: string) =>
  (
    await shop.db.raw(
      `select f.amount, f.held, f.spent from fund f join budget_period p using (fund_id) where p.account_number = $1 and p.center = $2 order by p.starts desc limit 1`,
      [accountNumber, name],
    )
  ).rows[0];
const entries = async (name: string) =>
  (
    await shop.db.raw(
      `select e.kind, e.amount_change + 0 as amount, e.held_change as held, e.spent_change as spent, e.left_after as left from fund_entry e
       join budget_period p using (fund_id) where p.account_number = $1 and p.center = $2 order by e.entry_id`,
      [accountNumber, name],
    )
  ).rows;
/** Sums of the entries are the fund. */
const booksAgree = () =>
  shop.db.raw(
    `select count(*)::int as n from fund f join lateral (select sum(amount_change) as amount, sum(held_change) as held, sum(spent_change) as spent
       from fund_entry e where e.fund_id = f.fund_id) e on true
     where (f.amount is not null and f.amount <> e.amount) or f.held <> e.held or f.spent <> e.spent`,
  );

async function orderOf(browser: Browser, bc: string, facts: { readonly qty?: number; readonly card?: string } = {}): Promise<Buyer> {
  const one = await buyer(shop, { itemId: '100', browser, ...facts });
  expect((await choose(browser, bc)).status).toBe(200);
  return one;
}

const cents = (one: Buyer): number => Math.round(one.total * 100);

test('[B2B-1] an order over budget is refused with words, fits after more money, and is credited when it is cancelled', async () => {
  await center('Tight', 1, "when_over='refuse'");
  const browser = await firm.colleague('dana');
  const one = await orderOf(browser, 'Tight');
  const refused = await one.place();
  expect([refused.status, refused.json()]).toMatchObject([409, { code: 'OVER_BUDGET' }]);
  expect(refused.json<{ message: string }>().message).toMatch(/^Tight has \$0\.01 left, and this order charges it \$.+ Ruth Wells/);
  expect(await count(shop.db, 'fund_charge')).toBe(0);
  await shop.db.raw('update budget_center set amount = $2 where account_number = $1 and name = $3', [accountNumber, 100_000, 'Tight']);
  const placed = (await one.place()).json<{ orderNumber: string }>();
  expect(await fund('Tight')).toEqual({ amount: 100_000, held: 0, spent: cents(one) });
  expect(await entries('Tight')).toEqual([
    { kind: 'set', amount: 100_000, held: 0, spent: 0, left: 100_000 },
    { kind: 'held', amount: 0, held: cents(one), spent: 0, left: 100_000 - cents(one) },
    { kind: 'spent', amount: 0, held: -cents(one), spent: cents(one), left: 100_000 - cents(one) },
  ]);
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  await lifecycle.cancel({ orderNumber: placed.orderNumber, lineNos: null, by: 'shopper' }, now);
  await lifecycle.cancel({ orderNumber: placed.orderNumber, lineNos: null, by: 'shopper' }, now);
  expect(await fund('Tight')).toEqual({ amount: 100_000, held: 0, spent: 0 });
  expect((await entries('Tight')).at(-1)).toMatchObject({ kind: 'cancelled', left: 100_000 });
});

test('[B2B-1] [B2B-3] over a budget that lets people decide, without any rule: its owner is asked, and the budget holds the order meanwhile', async () => {
  await center('Asks', 1, `owner_id='${await firm.idOf('ruth')}'`);
  const one = await orderOf(await firm.colleague('ada'), 'Asks');
  const preview = (await one.browser.send('GET', '/cc/api/checkout/default/approval')).json<{ steps: object[]; reasons: string[] }>();
  expect(preview).toMatchObject({ steps: [{ approvers: ['Ruth Wells'] }], problem: '' });
  expect(preview.reasons[0]).toContain('Asks would go over');
  const { orderNumber = '', wasSent } = (await one.place()).json<{ orderNumber?: string; wasSent?: true }>();
  expect(wasSent).toBe(true);
  expect(await fund('Asks')).toEqual({ amount: 1, held: cents(one), spent: 0 });
  const answer = await firm.admin.send('POST', `/api/approvals/${orderNumber}/decision`, { action: 'approve' });
  expect(answer.json()).toMatchObject({ state: 'placed' });
  expect(await fund('Asks')).toEqual({ amount: 1, held: 0, spent: cents(one) });
});

test('[B2B-1] [B2B-3] what one budget refuses is sent to nobody, although another asks its owner', async () => {
  await center('Asks too', 1, `owner_id='${await firm.idOf('ruth')}'`);
  await center('Strict', 1, "when_over='refuse'");
  const lee = await firm.colleague('lee');
  const one = await orderOf(lee, 'Asks too');
  const preview = async () => (await lee.send('GET', '/cc/api/checkout/default/approval')).json<{ steps: object[] }>();
  expect((await preview()).steps).toHaveLength(1);
  const cartItemId = (await add(lee, [{ itemId: '101', qty: 1 }])).cart.items.find(({ itemId }) => itemId === '101')?.cartItemId;
  await lee.send('POST', ITEM, { items: [{ cartItemId, bcName: 'Strict' }] }, put);
  expect(await preview()).toEqual({ steps: [], reasons: [], problem: '' });
  expect((await one.place({ total: (await one.details()).amounts.total })).json()).toMatchObject({ code: 'OVER_BUDGET' });
});

test('[B2B-1] a declined card gives the budget back; a return credits its refund to the line’s center', async () => {
  await center('Studio', 500_000);
  await center('Stage', 500_000);
  const browser = await firm.colleague('sam');
  const declined = await orderOf(browser, 'Studio', { card: CARDS.declined });
  expect((await declined.place()).json()).toMatchObject({ code: 'PAYMENT_OPERATION_FAILED' });
  expect(await fund('Studio')).toEqual({ amount: 500_000, held: 0, spent: 0 });
  await declined.useCard(CARDS.approved);
  const { cart } = await add(browser, [{ itemId: '101', qty: 2 }]);
  const cartItemId = cart.items.find(({ itemId }) => itemId === '101')?.cartItemId;
  await browser.send('POST', ITEM, { items: [{ cartItemId, bcName: 'Stage' }] }, put);
  const total = (await declined.details()).amounts.total;
  const { orderNumber } = (await declined.place({ total })).json<{ orderNumber: string }>();
  const stage = Number((await fund('Stage'))?.['spent']);
  expect(stage + Number((await fund('Studio'))?.['spent'])).toBe(Math.round(total * 100));
  const lifecycle = makeOrderLifecycle({ db: shop.db, coupons: await makeCoupons({ db: shop.db }), store: () => undefined });
  for (const step of ['ship', 'deliver'] as const) await lifecycle.step({ orderNumber, shipmentNo: null, step, by: 'staff' }, now);
  const line = Number(
    (await shop.db.raw(`select line_no from order_line where order_number = $1 and item_id = '101'`, [orderNumber])).rows[0]?.['line_no'],
  );
  const returns = makeOrderReturns({ db: shop.db });
  await returns.request({ orderNumber, returnNo: 1, lines: [{ lineNo: line, qty: 1 }], reason: 'notNeeded', note: '', by: 'shopper' }, now);
  const received = await returns.receive({ orderNumber, returnNo: 1, arrivals: null, by: 'staff' }, now);
  const amount = received.ok ? received.value.amount : 0;
  expect(amount).toBeGreaterThan(0);
  expect(await fund('Stage')).toMatchObject({ spent: stage - amount });
  expect((await entries('Stage')).at(-1)).toMatchObject({ kind: 'returned', spent: -amount });
});

test('[B2B-1, CART-7] a changed order counts what it replaces as free, and the replaced one is credited', async () => {
  const browser = await firm.colleague('theo');
  await center('Change', 100_000);
  const one = await orderOf(browser, 'Change');
  const { orderNumber } = (await one.place()).json<{ orderNumber: string }>();
  // Just enough for the same again once the first is gone.
  await shop.db.raw(
    `select set_fund(f.fund_id, f.spent + 1, 'Ruth', '', now()) from fund f join budget_period p using (fund_id) where p.center = 'Change'`,
  );
  await browser.send('PUT', `/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${orderNumber}`);
  await choose(browser, 'Change');
  await one.useCard(CARDS.approved);
  const again = await one.details();
  const placed = await browser.send('POST', '/cc/api/checkout/default/order', { cartId: again.cartId, total: again.amounts.total });
  expect(placed.status).toBe(200);
  expect(await fund('Change')).toMatchObject({ held: 0, spent: Math.round(again.amounts.total * 100) });
  expect(await count(shop.db, 'fund_charge', `order_number = '${orderNumber}' and credited = cents`)).toBe(1);
});

test('[B2B-1] only the people and groups of a center are offered it, and others are refused it even when it stands in their cart', async () => {
  const [mei, ben] = [await firm.colleague('mei'), await firm.colleague('ben')];
  const groupId = await firm.group('Lab', ['mei']);
  await center('Lab only', null, `groups='{${groupId}}'`);
  const offered = async (browser: Browser) =>
    (await browser.send('GET', '/cc/api/checkout?grindType=ALL')).json<{ cart: { invoiceInfo: { bc: { values: string[] } } } }>().cart
      .invoiceInfo.bc.values;
  expect([(await offered(mei)).includes('Lab only'), (await offered(ben)).includes('Lab only')]).toEqual([true, false]);
  expect((await choose(ben, 'Lab only')).json()).toMatchObject({ code: 'BUDGET_CENTER_UNKNOWN' });
  const one = await orderOf(mei, 'Lab only');
  await shop.db.raw(`update budget_center set groups = '{}', people = array[$2::uuid] where account_number = $1 and name = 'Lab only'`, [
    accountNumber,
    await firm.idOf('ben'),
  ]);
  expect((await one.place()).json()).toMatchObject({ status: 409, code: 'BUDGET_CENTER_UNKNOWN' });
});

const held = (name: string, amount: number, orderNumber: string, over: readonly string[] = []) => ({
  accountNumber,
  profileId: null,
  currency: 'USD',
  orderNumber,
  replaces: null,
  charges: [{ center: name, cents: amount }],
  mayGoOver: new Set(over),
  by: 'Dana',
});
const number = (at: number): string => String(700_000_000_000 + at);

/** Whether the order holds the money, by the order's own outcome. */
async function tryHold(order: ReturnType<typeof held>, keep = holdCharges): Promise<boolean> {
  try {
    return (await shop.db.transaction((tx) => keep(tx, order, now))).ok;
  } catch (error) {
    if (error instanceof OverBudget) return false;
    throw error;
  }
}

test('[B2B-1] trust 8, 43: fifty orders at once spend a budget to the cent and not below it', async () => {
  await center('Race', 1_000);
  const won = await Promise.all(Array.from({ length: 50 }, (_, at) => tryHold(held('Race', 90, number(at)))));
  expect(won.filter(Boolean)).toHaveLength(11);
  expect(await fund('Race')).toEqual({ amount: 1_000, held: 990, spent: 0 });
  expect(await count(shop.db, 'fund_charge', `label = 'Race' and state = 'held'`)).toBe(11);
  expect(await count(shop.db, 'budget_period', `center = 'Race'`)).toBe(1);
  // Each is settled twice, at once; half are placed, half given up.
  const winners = won.flatMap((isHeld, at) => (isHeld ? [number(at)] : []));
  await Promise.all(
    [...winners, ...winners].map((orderNumber) =>
      shop.db.transaction((tx) => settleHold(tx, orderNumber, winners.indexOf(orderNumber) % 2 === 0 ? 'spent' : 'released', now)),
    ),
  );
  expect(await fund('Race')).toEqual({ amount: 1_000, held: 0, spent: 540 });
  expect((await booksAgree()).rows).toEqual([{ n: 0 }]);
});

test('[B2B-1] trust 39: orders on two centers in either order never wait for each other', async () => {
  await center('Left', 1_000_000);
  await center('Right', 1_000_000);
  const both = (at: number) => {
    const charges = [
      { center: 'Left', cents: 10 },
      { center: 'Right', cents: 20 },
    ];
    return { ...held('Left', 0, number(1_000 + at)), charges: at % 2 === 0 ? charges : charges.toReversed() };
  };
  const won = await Promise.all(Array.from({ length: 40 }, (_, at) => tryHold(both(at))));
  expect(won.every(Boolean)).toBe(true);
  await Promise.all(won.map((_, at) => shop.db.transaction((tx) => settleHold(tx, number(1_000 + at), 'spent', now))));
  expect([await fund('Left'), await fund('Right')]).toMatchObject([{ spent: 400 }, { spent: 800 }]);
});

test('[B2B-1] who may lets an order go over; it holds once, can hold something else, and what comes back counts', async () => {
  await center('Over', 100);
  const effects = (cents: number) => effectsOf(shop.db, held('Over', cents, ''), [{ center: 'Over', cents }], now);
  expect(await effects(150)).toMatchObject([{ leftBefore: 100, leftAfter: -50, overBy: 50, whenOver: 'approval', owner: null }]);
  expect(await tryHold(held('Over', 150, number(2_001)))).toBe(false);
  expect(await tryHold(held('Over', 150, number(2_001), ['Over']))).toBe(true);
  expect(await tryHold(held('Over', 150, number(2_001)))).toBe(true);
  expect(await fund('Over')).toEqual({ amount: 100, held: 150, spent: 0 });
  expect(await tryHold(held('Over', 1, number(2_002)))).toBe(false);
  expect(await tryHold(held('Over', 80, number(2_001)), replaceHold)).toBe(true);
  expect(await fund('Over')).toEqual({ amount: 100, held: 80, spent: 0 });
  expect(await tryHold(held('Over', 20, number(2_002)))).toBe(true);
  await expect(
    shop.db.raw(`update fund set spent = spent + 1 from budget_period p where p.fund_id = fund.fund_id and p.center = 'Over'`),
  ).rejects.toThrow('fund_is_not_overspent');
});

test('[B2B-1] a new month opens by itself in the site’s time zone, with the rest of the months before; an ended project takes no more', async () => {
  await shop.db.raw(
    `insert into budget_center (account_number, name, amount, since, period, carries_over, ends) values
     ($1, 'Carry', 1000, '2026-01-01', 'month', true, null), ($1, 'Fresh', 1000, '2026-01-01', 'month', false, null), ($1, 'Project', 1000, '2026-11-01', 'once', false, '2026-11-30')`,
    [accountNumber],
  );
  for (const [at, name] of ['Carry', 'Fresh', 'Project'].entries()) expect(await tryHold(held(name, 300, number(3_000 + at)))).toBe(true);
  // December begins at five in the morning in UTC.
  now = new Date('2026-12-01T04:59:59Z');
  expect(await tryHold(held('Fresh', 800, number(3_010)))).toBe(false);
  now = new Date('2026-12-01T05:00:00Z');
  expect(await tryHold(held('Fresh', 800, number(3_011)))).toBe(true);
  expect(await tryHold(held('Project', 1, number(3_012)))).toBe(false);
  // Nobody charged anything in December.
  now = new Date('2027-01-10T12:00:00Z');
  expect(await tryHold(held('Carry', 2_700, number(3_013)))).toBe(true);
  expect(await tryHold(held('Carry', 1, number(3_014)))).toBe(false);
  expect(await entries('Carry')).toMatchObject([
    { kind: 'set', left: 1_000 },
    { kind: 'held', left: 700 },
    { kind: 'set', left: 1_000 },
    { kind: 'carried', amount: 1_700, left: 2_700 },
    { kind: 'held', left: 0 },
  ]);
  now = new Date('2026-11-20T15:00:00Z');
});
