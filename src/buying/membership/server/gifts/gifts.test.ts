// A membership for somebody else, from the form to its acceptance, its withdrawal or its end (RWD-4).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiftLinkReply, GiftsReply, MembershipReply } from '#buying/membership/contract';
import { buyer, count } from '#buying/orders/fixtures';
import { PREMIUM, prepareMemberships, SELECT, SELECT_GIFT } from '#test/memberships';
import { keeper, rows, type Keeper } from '#test/restocks';
import { testShop, type TestShop } from '#test/shop';

let now = new Date('2026-11-20T15:00:00Z');
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({}, { now: () => now }, prepareMemberships);
});
afterAll(() => shop.close());

const on = (day: string, time = '15:00:00'): void => void (now = new Date(`${day}T${time}Z`));
const tick = () => shop.runJob('membership-run');
const GIFTS = '/api/membership/gifts';
const WISHES = {
  program: 'SELECT',
  giverName: 'Maya',
  recipientName: 'Ana',
  recipientLocale: 'en-US',
  message: 'For all the paper.',
  sendOn: '2026-11-20',
} as const;
type Wishes = Partial<Record<keyof typeof WISHES | 'recipientEmail', string>>;

async function signIn({ browser, email }: Keeper): Promise<void> {
  expect((await browser.send('POST', '/api/sign-in', { email, password: 'a long enough password' })).status).toBe(200);
}
const anybody = (): Pick<Keeper, 'browser'> => ({ browser: shop.browser() });
const gifts = async ({ browser }: Keeper) => (await browser.send('GET', GIFTS)).json<GiftsReply>().gifts;
const membership = async ({ browser }: Keeper) => (await browser.send('GET', '/api/membership')).json<MembershipReply>().membership;
const look = async ({ browser }: Pick<Keeper, 'browser'>, token: string) =>
  (await browser.send('POST', '/api/membership/gift-link', { token })).json<GiftLinkReply>();
const accept = ({ browser }: Pick<Keeper, 'browser'>, token: string) => browser.send('POST', '/api/membership/gift-link/accept', { token });
const withdraw = ({ browser }: Keeper, orderNumber: string) => browser.send('POST', `${GIFTS}/withdraw`, { orderNumber });
const mailTo = async (email: string, subject: string): Promise<readonly string[]> =>
  (await rows(shop, 'select plain from mailbox_message where recipient = $1 and subject like $2 order by 1', [email, subject])).map(
    ({ plain }) => String(plain),
  );
const mailed = (email: string, subject: string, times = 1) =>
  expect.poll(async () => (await mailTo(email, subject)).length, { timeout: 20_000 }).toBe(times);
const links = async (email: string, subject: string): Promise<readonly string[]> =>
  (await mailTo(email, subject)).map((text) => /membership-gift\?token=([\w-]+)/.exec(text)?.[1] ?? '');

/** The form, and the order of the cart that it began. */
async function gives(giver: Keeper, wishes: Wishes & { recipientEmail: string }): Promise<string> {
  const begun = await giver.browser.send('POST', GIFTS, { ...WISHES, ...wishes });
  expect(begun.status, begun.body).toBe(200);
  return pays(giver);
}

async function pays({ browser, email, cardId }: Keeper): Promise<string> {
  const about = '?buyNow=true';
  const must = async (url: string, body: object) => expect((await browser.send('POST', url + about, body)).status).toBe(200);
  const address = { fullName: 'Maya Ortiz', address1: '14 Elm St', city: 'Framingham', state: 'MA', zipCode: '01702' };
  await must('/cc/api/checkout/default/shipping', { email, addresses: [address] });
  await must('/cc/api/checkout/default/payment', {
    cardPayment: { profileRefId: cardId, paymentType: 'CREDIT_CARD', source: 'USER_KEYED', currencyCode: 'USD' },
  });
  const view = (await browser.send('GET', `/cc/api/checkout/default/details${about}`)).json<{
    cartId: string;
    amounts: { total: number };
    renewalTerms: string;
  }>();
  // A gift does not renew, so nothing is to be agreed to.
  expect(view.renewalTerms).toBe('');
  const placed = await browser.send('POST', `/cc/api/checkout/default/order${about}`, { cartId: view.cartId, total: view.amounts.total });
  expect(placed.status, placed.body).toBe(200);
  return placed.json<{ orderNumber: string }>().orderNumber;
}

test('[RWD-4] what is wrong on the form is said at its field, and nothing is begun', async () => {
  on('2026-11-20');
  const maya = await keeper(shop);
  const wrong: readonly (readonly [Wishes, string, string])[] = [
    [{ recipientName: '  ' }, 'recipientName', 'GIFT_NAME_WRONG'],
    [{ giverName: 'x'.repeat(61) }, 'giverName', 'GIFT_NAME_WRONG'],
    [{ recipientEmail: 'ana@' }, 'recipientEmail', 'GIFT_EMAIL_WRONG'],
    [{ message: 'x'.repeat(501) }, 'message', 'GIFT_MESSAGE_LONG'],
    [{ sendOn: '2026-11-19' }, 'sendOn', 'GIFT_DAY_WRONG'],
    [{ sendOn: '2027-11-21' }, 'sendOn', 'GIFT_DAY_WRONG'],
    [{ sendOn: '2026-02-30' }, 'sendOn', 'GIFT_DAY_WRONG'],
  ];
  for (const [wishes, field, code] of wrong) {
    const reply = await maya.browser.send('POST', GIFTS, { ...WISHES, recipientEmail: 'ana@example.com', ...wishes });
    expect(reply.json(), field).toMatchObject({ status: 422, code, field });
  }
  expect(await count(shop.db, 'membership_gift_plan')).toBe(0);
  expect((await shop.browser().send('POST', GIFTS, { ...WISHES, recipientEmail: 'ana@example.com' })).status).toBe(401);
});

test('[RWD-4] a gift is mailed on its day, in the recipient’s language; accepted, its year begins and does not renew', async () => {
  on('2026-11-20');
  const [maya, ana] = [await keeper(shop), await keeper(shop)];
  const orderNumber = await gives(maya, { recipientEmail: ana.email, recipientLocale: 'es-US', sendOn: '2026-12-24' });
  expect(await membership(maya)).toBeNull();
  expect(await gifts(maya)).toMatchObject([{ orderNumber, state: 'waiting', sendOn: '2026-12-24', recipientEmail: ana.email }]);
  expect(await rows(shop, 'select state from order_shipment where order_number = $1', [orderNumber])).toEqual([{ state: 'delivered' }]);
  await mailed(maya.email, 'Your gift for Ana: SELECT');
  on('2026-12-24', '12:59:00');
  await tick();
  await signIn(maya);
  expect((await gifts(maya))[0]?.state).toBe('waiting');
  on('2026-12-24', '13:00:00');
  await Promise.all([tick(), tick(), tick()]);
  await mailed(ana.email, 'Maya le regaló un año de SELECT');
  const [token = ''] = await links(ana.email, 'Maya le regaló%');
  expect((await mailTo(ana.email, 'Maya le regaló%'))[0]).toContain('Mensaje de Maya: “For all the paper.”');
  expect(await look(anybody(), token)).toMatchObject({
    state: 'open',
    signedIn: false,
    giverName: 'Maya',
    until: '2027-03-24',
    gives: null,
  });
  expect((await accept(anybody(), token)).status).toBe(401);
  on('2027-01-04');
  await signIn(ana);
  expect((await look(ana, token)).gives).toEqual({ program: 'SELECT', endsOn: '2028-01-04', isAdded: false });
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => accept(ana, token)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await count(shop.db, 'membership_term', `order_number = '${orderNumber}'`)).toBe(1);
  expect(await membership(ana)).toMatchObject({
    program: 'SELECT',
    state: 'ending',
    beginsOn: '2027-01-04',
    endsOn: '2028-01-04',
    isUsed: true,
  });
  expect((await look(ana, token)).state).toBe('yours');
  expect((await look(anybody(), token)).state).toBe('dead');
  await mailed(maya.email, 'Ana accepted your gift');
  await mailed(ana.email, 'Your SELECT membership works now');
  expect((await mailTo(ana.email, 'Your SELECT membership works now'))[0]).toContain('It does not renew');
  on('2028-01-05');
  await tick();
  await tick();
  expect(await rows(shop, 'select membership_program as program from profile where email = $1', [ana.email])).toEqual([
    { program: 'NON_MEMBER' },
  ]);
  expect(await count(shop.db, 'order_head', `email = '${ana.email}'`)).toBe(0);
});

test('[RWD-4] of acceptance and withdrawal at the same time exactly one happens', async () => {
  on('2026-11-22');
  const [maya, ana, eve] = [await keeper(shop), await keeper(shop), await keeper(shop)];
  for (let round = 0; round < 4; round += 1) {
    const orderNumber = await gives(maya, { recipientEmail: ana.email, sendOn: '2026-11-22', giverName: `Maya ${round}` });
    await tick();
    await mailed(ana.email, `Maya ${round} gave you a year of SELECT`);
    const [token = ''] = await links(ana.email, `Maya ${round} gave%`);
    const [taken, back, stolen] = await Promise.all([accept(ana, token), withdraw(maya, orderNumber), accept(eve, token)]);
    expect(
      [taken, back, stolen].filter(({ status }) => status === 200),
      `round ${round}`,
    ).toHaveLength(1);
    await tick();
    const [{ terms, refunded } = {}] = await rows(
      shop,
      `select (select count(*)::int from membership_term t where t.order_number = g.order_number) as terms, refunded is not null as refunded
       from membership_gift g where order_number = $1`,
      [orderNumber],
    );
    expect([terms, refunded]).toEqual(back.status === 200 ? [0, true] : [1, false]);
  }
});

test('[RWD-4] taken back before it is accepted, the whole price with tax goes back, once, and the link is dead', async () => {
  on('2026-11-23');
  const maya = await keeper(shop);
  const orderNumber = await gives(maya, { recipientEmail: 'ana@example.com', sendOn: '2026-11-23', giverName: 'Maya Back' });
  await tick();
  await mailed('ana@example.com', 'Maya Back gave you%');
  const [token = ''] = await links('ana@example.com', 'Maya Back gave you%');
  const replies = await Promise.all([1, 2, 3].map(() => withdraw(maya, orderNumber)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await tick();
  const [order] = await rows(shop, 'select total, refunded from order_head where order_number = $1', [orderNumber]);
  await expect
    .poll(() => rows(shop, 'select refunded from order_head where order_number = $1', [orderNumber]), { timeout: 20_000 })
    .toEqual([{ refunded: order?.['total'] }]);
  expect(await gifts(maya)).toMatchObject([{ state: 'withdrawn', refunded: Number(order?.['total']) / 100 }]);
  expect([(await look(anybody(), token)).state, await count(shop.db, 'order_return', `order_number = '${orderNumber}'`)]).toEqual([
    'dead',
    1,
  ]);
  await mailed(maya.email, 'You took back a SELECT membership%');
  expect((await maya.browser.send('POST', `${GIFTS}/change`, { ...change(orderNumber) })).status).toBe(409);
});

const change = (orderNumber: string, wishes: Wishes = {}) => {
  const { program: _, ...fields } = WISHES;
  return { ...fields, recipientEmail: 'ana@example.com', sendOn: '2026-11-24', ...wishes, orderNumber };
};

test('[RWD-4] bought from the shelf, the giver is asked who gets it; a change of mind ends the first link; nobody else can change it', async () => {
  on('2026-11-24');
  const [maya, eve] = [await keeper(shop), await keeper(shop)];
  const ready = await buyer(shop, { itemId: SELECT_GIFT, browser: maya.browser, email: maya.email });
  const { orderNumber } = (await ready.place()).json<{ orderNumber: string }>();
  await mailed(maya.email, 'Who gets your SELECT membership?');
  expect((await gifts(maya))[0]?.state).toBe('open');
  expect((await eve.browser.send('POST', `${GIFTS}/change`, change(orderNumber))).status).toBe(404);
  expect((await withdraw(eve, orderNumber)).status).toBe(404);
  for (const [recipientEmail, time] of [
    ['first@example.com', '15:01:00'],
    ['second@example.com', '15:02:00'],
  ] as const) {
    on('2026-11-24', time);
    const changed = await maya.browser.send('POST', `${GIFTS}/change`, change(orderNumber, { recipientEmail }));
    expect(changed.status, changed.body).toBe(200);
    await tick();
    await mailed(recipientEmail, 'Maya gave you%');
  }
  const [first = ''] = await links('first@example.com', 'Maya gave you%');
  const [second = ''] = await links('second@example.com', 'Maya gave you%');
  expect([(await look(anybody(), first)).state, (await look(anybody(), second)).state]).toEqual(['dead', 'open']);
  expect((await accept(eve, first)).status).toBe(409);
});

test('[RWD-4] what nobody accepts is reminded of, then lapses and is refunded', async () => {
  on('2026-01-05');
  const maya = await keeper(shop);
  await gives(maya, { recipientEmail: 'late@example.com', sendOn: '2026-01-05' });
  await tick();
  await mailed('late@example.com', 'Maya gave you%');
  on('2026-03-06');
  await Promise.all([tick(), tick()]);
  await mailed('late@example.com', 'Your SELECT membership from Maya is waiting');
  // The first mail’s link still works.
  const [token = ''] = await links('late@example.com', 'Maya gave you%');
  expect((await look(anybody(), token)).state).toBe('open');
  on('2026-04-05');
  await tick();
  expect((await look(anybody(), token)).state).toBe('open');
  on('2026-04-06');
  await Promise.all([tick(), tick()]);
  await tick();
  expect((await look(anybody(), token)).state).toBe('dead');
  await signIn(maya);
  expect(await gifts(maya)).toMatchObject([{ state: 'lapsed', refunded: expect.any(Number) }]);
  await mailed(maya.email, 'Your SELECT gift was not accepted%');
});

test.each([
  [SELECT, 'SELECT', 'SELECT', '2028-11-25', 'active'],
  [PREMIUM, 'SELECT', 'PREMIUM', '2028-05-24', 'active'],
  [SELECT, 'PREMIUM', 'PREMIUM', '2028-05-24', 'ending'],
] as const)('[RWD-4] a member of %s who is given %s has its worth added at the end', async (itemId, program, has, endsOn, state) => {
  on('2026-11-25');
  const [maya, ana] = [await keeper(shop), await keeper(shop)];
  expect((await (await buyer(shop, { itemId, browser: ana.browser, email: ana.email })).place()).status).toBe(200);
  await gives(maya, { program, recipientEmail: ana.email, sendOn: '2026-11-25' });
  await tick();
  await mailed(ana.email, 'Maya gave you%');
  const [token = ''] = await links(ana.email, 'Maya gave you%');
  expect((await look(ana, token)).gives).toEqual({ program: has, endsOn, isAdded: true });
  expect((await accept(ana, token)).status).toBe(200);
  // Only what its owner agreed to renews.
  expect(await membership(ana)).toMatchObject({ program: has, endsOn, state });
  expect(
    await rows(shop, `select count(*)::int as n from membership_term t join profile p using (profile_id) where p.email = $1`, [ana.email]),
  ).toEqual([{ n: 2 }]);
  // The recipient's cancellation never pays the giver's money out.
  expect((await ana.browser.send('POST', '/api/membership/act', { act: 'cancel' })).json()).toEqual({ isRefunded: false });
});
