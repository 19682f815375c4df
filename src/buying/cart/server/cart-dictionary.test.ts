/* oxlint-disable max-lines -- one walk through everything that gives a field of the cart another value */
// The data dictionary lists exactly the fields of the contract, and each field takes two values in real answers (CART-1).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cart, type CartReply } from '#buying/cart/contract';
import { certified } from '#test/certificates';
import { ensureDemoAccounts } from '#demo/server';
import { ADDRESS, buyer, CARDS, freshGift, tokenOf, withGift } from '#buying/orders/fixtures';
import { giveRewards } from '#buying/rewards/fixtures';
import { aCoupon } from '../fixtures.ts';
import { writeCoupons } from '#goods/promotions/server';
import { add, del, ITEM, put, WORDED } from '#test/carts';
import { ABSENT, fieldsOf, note, type Shape } from '#test/fields';
import { actorsOf } from '#test/representatives';
import { demoShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let password: string;
beforeAll(async () => {
  shop = await demoShop({}, undefined, async (db) => {
    await db.transaction((tx) => writeCoupons(tx, GIFTS));
  });
  password = await ensureDemoAccounts(shop.db, undefined);
});
afterAll(() => shop.close());

const gift = (code: string, freeItemId: string) => aCoupon({ code, kind: 'freeItem', value: 0, scope: 'item', freeItemId });
const GIFTS = [gift('GIFTA', '310877'), gift('GIFTB', '246811')];

/** A contract's schema is JSON Schema, which its static type does not show. */
const CART = Cart as unknown as Shape;

interface Entry {
  /** All paths of the field. */
  readonly paths: readonly string[];
  readonly isConstant: boolean;
}

async function dictionary(): Promise<readonly Entry[]> {
  const text = await readFile(join(import.meta.dirname, '../../../../docs/cart-dictionary.md'), 'utf8');
  const [, ...sections] = text.split('\n## ');
  return sections.flatMap((section) => {
    const [title = ''] = section.split('\n');
    const places = title === 'The cart' ? [''] : [...title.matchAll(/`([^`]+)`/g)].map(([, place]) => `${place}.`);
    return [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, field = '', , rule = '']) => ({
      paths: places.map((place) => place + field),
      isConstant: rule.startsWith('always'),
    }));
  });
}

/** Reads a cart with every option, at each step of many visitors. */
async function everyValue(): Promise<ReadonlyMap<string, ReadonlySet<unknown>>> {
  const seen = new Map<string, Set<unknown>>();
  const look = async (browser: Browser, prefix = ''): Promise<CartReply['cart']> => {
    const query = 'grindType=ALL&trace=true&invDtls=true&removed=true&mmx=true';
    const { cart } = (await browser.send('GET', `${prefix}/cc/api/checkout?${query}`)).json<CartReply>();
    note(cart, CART, '', seen);
    return cart;
  };
  const visitor = async (name: string): Promise<Browser> => {
    const browser = shop.browser(['business', 'mvp', 'plain', 'admin', 'hotel'].includes(name) ? 'business' : 'consumer');
    if (name !== 'guest') await browser.send('POST', '/api/sign-in', { email: `${name}@inkwell.example`, password });
    return browser;
  };
  const filled = async (browser: Browser, items: readonly object[], more: object = {}): Promise<CartReply['cart']> => {
    note((await add(browser, items, more)).cart, CART, '', seen);
    return look(browser);
  };
  const edit = (browser: Browser, body: object) => browser.send('POST', ITEM, body, put);
  const update = async (browser: Browser, body: object) =>
    note((await browser.send('POST', '/cc/api/checkout/default', body, put)).json<CartReply>().cart, CART, '', seen);

  const guest = await visitor('guest');
  await look(guest);
  const image = (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f6b5c' } })
      .png()
      .toBuffer()
  ).toString('base64');
  const { artworkId } = (await guest.send('POST', '/api/artwork', { image })).json<{ artworkId: string }>();
  await filled(guest, [{ itemId: '782101', customization: { lines: [], artwork: artworkId } }]);
  await filled(guest, [{ itemId: '246810', qty: 2 }], { source: 'flyer', freeItems: [{ itemId: '790103' }], responseType: 'DELTA' });
  await filled(guest, [{ itemId: '610412' }, { itemId: '950102', parentItemId: '610412' }, { itemId: '520331' }, { itemId: '950201' }]);
  await filled(
    guest,
    [
      { itemId: '289101', qty: 2 },
      { itemId: '900022', qty: 12 },
    ],
    { source: 'search', yourStoreNo: '0008' },
  );
  await filled(guest, [{ itemId: '900001' }, { itemId: '900033' }, ...WORDED], { skipInv: true });
  await filled(guest, [{ itemId: '900013' }], { coupons: ['PAPER15', 'WRITE10', 'PICKUP5', 'SHIPFREE', 'nothing'] });
  const full = await filled(guest, [{ itemId: '246811', deliveryType: 'ISP', pickStoreNumber: '0008' }]);
  const line = (itemId: string) => full.items.find((item) => item.itemId === itemId)?.cartItemId ?? '';
  await edit(guest, { items: [{ cartItemId: line('520331'), qty: 2, furnSvcInfo: { level: 'BASC', qty: 1 } }] });
  await look(guest);
  await update(guest, {
    futureDelivery: { date: full.futureDelivery?.days.findLast(({ open }) => open)?.day ?? null },
    storeNumber: '0008',
  });
  await update(guest, { zipCode: '99501' });
  await edit(guest, { items: [{ cartItemId: line('520331'), furnSvcInfo: { level: 'CUST', qty: 2 } }] });
  await look(guest);
  await guest.send('POST', `${ITEM}/${line('246810')}`, undefined, del);
  for (const itemId of ['900022', '246811']) await guest.send('POST', '/cc/api/sfl', { cartItemId: line(itemId) });
  await look(guest);
  await shop.db.raw(`update cart_line set seen_cents = seen_cents + 100 where item_id = '610412'`);
  await shop.db.raw('update cart set version = version + 1');
  await look(guest);

  // Everything with plans or services, with each of them.
  const { rows } = await shop.db.raw(
    `select item_id, related -> 'services' as services from product where related ? 'services' and status = 'active'`,
  );
  const served = rows as unknown as readonly { readonly item_id: string; readonly services: readonly string[] }[];
  const distinct = new Map(served.map((row) => [row.services.join(), row]));
  const plans = await visitor('guest');
  for (const { item_id: itemId, services } of [...distinct.values()].slice(0, 12))
    await add(plans, [{ itemId }, ...services.map((one) => ({ itemId: one, parentItemId: itemId }))]);
  await look(plans);

  const canadian = await visitor('guest');
  const picked = { items: [{ itemId: '246810', deliveryType: 'ISP', pickStoreNumber: '0501' }] };
  note((await canadian.send('POST', `/fr-ca${ITEM}`, picked)).json<CartReply>().cart, CART, '', seen);
  await look(canadian, '/fr-ca');
  const early = await visitor('guest');
  await filled(early, [{ itemId: '900017' }, { itemId: '900005' }, { itemId: '900006' }, { itemId: '900020' }, { itemId: '970049' }]);
  await filled(early, [{ itemId: '900019', deliveryType: 'ISP', pickStoreNumber: '0008' }], { coupons: ['GIFTA', 'GIFTB'] });

  const rep = await visitor('rep');
  const { shoppers } = (await rep.send('POST', '/api/acting/find', { find: 'partner@inkwell.example' })).json<{
    shoppers: { profileId: string }[];
  }>();
  await rep.send('POST', '/api/acting', { profileId: shoppers[0]?.profileId, reason: 'order', note: 'Asked for paper.' });
  await filled(rep, [{ itemId: '246810', qty: 2 }, { itemId: '246811' }]);

  await look(shop.browser('business'));
  await filled(await visitor('hotel'), [{ itemId: '401588', qty: 1 }]);
  const broken = await visitor('guest');
  await filled(broken, [
    { itemId: '246811', qty: 12 },
    { itemId: '246810', qty: 12 },
  ]);

  for (const name of ['rewards', 'select', 'premium', 'partner', 'associate']) {
    const browser = await visitor(name);
    await browser.send('POST', '/api/rewards/offers', { code: 'OFFERFIVE', isOn: true });
    await filled(browser, [{ itemId: '310877' }]);
    await filled(browser, [{ itemId: '246810', qty: 12 }, { itemId: '310877' }], { coupons: ['REWARD20', 'CHECKOUT5', 'DESK5'] });
  }

  // A shopper with an order, buy now and a card for the next order.
  const owner = await visitor('shopper');
  const spelled = { ...ADDRESS, address1: '14 Elm St Apt 4', phones: [{ number: '5085550142' }] };
  const first = await buyer(shop, { itemId: '246810', browser: owner, address: spelled, email: 'one@example.com' });
  await look(owner);
  await owner.send('POST', '/api/quick-buy', { quickBuyActive: true });
  await look(owner);
  const { orderNumber } = (await first.place()).json<{ orderNumber: string }>();
  await owner.send('PUT', `/cc/api/cart/default?orderNumber=${orderNumber}`);
  await look(owner);
  const moved = {
    ...ADDRESS,
    fullName: 'Theo Laurent',
    address1: '15 Elm St #7',
    zipCode: '10001',
    city: 'New York',
    state: 'NY',
    phones: [{ number: '2125550142' }],
  };
  await buyer(shop, { itemId: '246811', browser: owner, card: '5555555555554444', address: moved, email: 'two@example.com' });
  await look(owner);

  const kept = await owner.send('POST', '/gus/api/usr/c/addresses', { ...ADDRESS, address1: '9 Elm St', field1: 'APPLE_PAY' });
  const { id: fromWallet } = kept.json<{ id: string }>();
  await owner.send('POST', '/cc/api/checkout/default/shipping', { email: 'two@example.com', addresses: [{ id: fromWallet }] });
  await look(owner);

  const { token, brand, lastFour } = await tokenOf(shop, '4111111111111111');
  const cardPayment = { id: token, paymentType: 'CREDIT_CARD', brand, lastFourDigit: lastFour, source: 'USER_KEYED', currencyCode: 'USD' };
  await owner.send('POST', '/cc/api/checkout/default/payment', { cardPayment: { ...cardPayment, expiry: { month: 11, year: 2031 } } });
  await look(owner);

  await withGift(shop, { browser: owner }, freshGift({ dollars: 5 }));
  await look(owner);

  // Members with saved cards, one of them charged for the membership.
  for (const [name, more] of [
    ['rewards', { userNotes: 'Pencils' }],
    ['select', { userNotes: 'Paper', membershipPayment: true }],
  ] as const) {
    const member = await visitor(name);
    await member.send('POST', '/gus/api/usr/c/payments', { cardPayment: { ...cardPayment, expiry: { month: 11, year: 2031 }, ...more } });
    await filled(member, [{ itemId: '310877' }]);
    const { rows } = await shop.db.raw('select profile_id from profile where email = $1', [`${name}@inkwell.example`]);
    await giveRewards(shop.db, String(rows[0]?.['profile_id']), 200);
    await member.send('POST', '/cc/api/checkout/default/rewards', { amount: 2 });
    await look(member);
  }

  // A representative takes a line out for a shopper.
  const desk = await actorsOf(shop).acting();
  const helped = await filled(desk.shopper.browser, [{ itemId: '246810' }]);
  await desk.rep.browser.send('POST', `${ITEM}/${helped.items[0]?.cartItemId}`, undefined, del);
  await look(desk.shopper.browser);

  // A shopper whose cards are refused again and again.
  const unlucky = await visitor('guest');
  const refused = await buyer(shop, { itemId: '246810', browser: unlucky, card: CARDS.declined });
  for (let tried = 0; tried < 3; tried += 1) {
    if (tried > 0) await refused.useCard(CARDS.declined);
    await refused.place();
  }
  await look(unlucky);

  // Business accounts: with budget centers, without, with another flow, and with a required center.
  await shop.db.raw(
    `insert into budget_center (account_number, name, since, for_lines) values ('10024506', 'Studio', current_date, false)`,
  );
  await shop.db.raw(`update account set permissions = permissions || '{PO_REQUIRED,TAX_EXEMPT}' where account_number = '10024512'`);
  await shop.db.raw(`insert into purchase_order_rules values ('10024512', true, true, 'PO-.+', 'PO- and more', 'PO-1', false)`);
  await shop.db.raw(`update purchase_order set currency = 'CAD' where number = 'HDG-STANDING'`);
  await shop.db.raw(
    `update order_head set account_number = '10024506', buyer_name = 'Mei', purchase_order = 'PO-mvp'
     where order_number = (select order_number from order_head where status = 'placed' limit 1)`,
  );
  const { rows: own } = await shop.db.raw(
    `select item_id from account_item where account_number = '10024501' and customer_sku <> '' limit 2`,
  );
  for (const [name, bc] of [
    ['business', 'Front office 4410'],
    ['business', 'Hygiene supplies 4420'],
    ['mvp', 'Studio'],
    ['plain', null],
  ] as const) {
    const browser = await visitor(name);
    const { items } = await filled(browser, [{ itemId: '246811' }, ...own.map((row) => ({ itemId: row['item_id'] }))]);
    await update(browser, { bc, po: `PO-${name}`, por: bc });
    if (bc !== null) await edit(browser, { items: [{ cartItemId: items[0]?.cartItemId, bcName: bc, po: `PO-${name}-1` }] });
    await look(browser);
  }
  // Its number is refused from now on.
  await shop.db.raw(`update purchase_order_rules set typed = false where account_number = '10024512'`);
  await look(await visitor('plain'));
  await certified(shop.db, '10024501');
  const [exempt, special] = [await visitor('business'), await visitor('admin')];
  await expect.poll(async () => (await look(exempt)).metadata.taxExemption).toBeDefined();
  await shop.db.raw(`update account set permissions = permissions || '{G_SE}' where account_number = '10024501'`);
  await filled(special, [{ itemId: '246810' }], {
    type: 'SPECIAL',
    specialShipTo: { organizationName: 'Harbor Dental', address1: '1 Dock St', city: 'Boston', state: 'MA', zipCode: '02110' },
    specialBillTo: { organizationName: 'Harbor Group', address1: '2 Pier Rd', city: 'Salem', state: 'MA', zipCode: '01970' },
  });
  // Unavailable again, or discontinued, while in a cart.
  await shop.db.raw(`update product set flags = array_append(flags, 'comingSoon') where item_id = '246810'`);
  await expect.poll(async () => (await look(broken)).items.some(({ product }) => product.comingSoon)).toBe(true);
  await shop.db.raw(`update product set flags = array_remove(flags, 'comingSoon') where item_id = '246810'`);
  await shop.db.raw(`update product set status = 'discontinued' where item_id = '246811'`);
  const gone = async () => (await look(broken)).items.filter(({ forceDelete }) => forceDelete === true).map(({ itemId }) => itemId);
  await expect.poll(gone).toContain('246811');
  // Offers its replacement instead.
  await shop.db.raw(`update product set related = related || '{"replacement": "246810"}' where item_id = '246811'`);
  await expect.poll(gone).not.toContain('246811');
  return seen;
}

test('[CART-1] the dictionary has every field of the contract, and no other', async () => {
  const entries = await dictionary();
  const named = entries.flatMap(({ paths }) => paths);
  const fields = fieldsOf(CART, '');
  expect(fields.filter((field) => !named.includes(field))).toEqual([]);
  expect(named.filter((field) => !fields.includes(field))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});

test('[CART-1] each field takes two values in real answers, except the constants it documents', async () => {
  const seen = await everyValue();
  const counts = (await dictionary()).map(({ paths, isConstant }) => {
    const values = new Set(paths.flatMap((path) => [...(seen.get(path) ?? [])].filter((value) => !isConstant || value !== ABSENT)));
    return { field: paths.join(' / '), values: values.size, isConstant };
  });
  expect(counts.filter(({ values, isConstant }) => (isConstant ? values !== 1 : values < 2))).toEqual([]);
});
