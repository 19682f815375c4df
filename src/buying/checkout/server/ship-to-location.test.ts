// Ordering to an organization's locations: chosen, kept with the order, taken away in the middle, and nothing else where it says so (USR-9, CHK-2).
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckoutView } from '#buying/checkout/contract';
import type { OrderDetail } from '#buying/orders/contract';
import { ADDRESS, buyer, type Buyer } from '#buying/orders/fixtures';
import { prepareCarts } from '#test/carts';
import { actorsOf } from '#test/representatives';
import { organization, PLACE, type Organization } from '#test/organization';
import { testShop, type Browser, type TestShop } from '#test/shop';

let shop: TestShop;
let firm: Organization;
let ben: Browser;
beforeAll(async () => {
  shop = await testShop({}, undefined, prepareCarts);
  firm = await organization(shop, 'harbor');
  ben = await firm.colleague('ben');
});
afterAll(() => shop.close());

const SHIPPING = '/cc/api/checkout/default/shipping';
const PUT = { 'x-http-method-override': 'PUT' };
const NO_SUCH = '00000000-0000-4000-8000-000000000009';

const email = 'ben@example.com';
const ship = (browser: Browser, address: object) => browser.send('POST', SHIPPING, { askFirst: true, email, addresses: [address] });
const details = async (browser: Browser) => (await browser.send('GET', '/cc/api/checkout/default/details')).json<CheckoutView>();
const orderOf = async (browser: Browser, orderNumber: string) =>
  (await browser.send('GET', `/api/orders/${orderNumber}`)).json<OrderDetail>();
const bought = (browser: Browser, locationId: string, more: object = {}): Promise<Buyer> =>
  buyer(shop, { itemId: '100', browser, email, address: { locationId }, ...more });
const placed = async (one: Buyer): Promise<string> => {
  const reply = await one.place();
  expect([reply.status, reply.body]).toEqual([200, reply.body]);
  return reply.json<{ orderNumber: string }>().orderNumber;
};
const rule = (own: Organization, body: object) =>
  own.admin.send('POST', '/api/organization/address-rules', { ownShipping: true, ownBilling: true, billing: null, ...body });
const move = (own: Organization, id: string, what: 'retire' | 'restore') =>
  own.admin.send('POST', `/api/organization/locations/${id}/${what}`);

test('[USR-9] an order to a location keeps its code, name and notes as they were', async () => {
  const id = await firm.location('Framingham warehouse', { code: 'FW-01', notes: 'Dock 3', phone: '508-555-0120' });
  const one = await bought(ben, id);
  expect(await one.details()).toMatchObject({
    openStep: 'review',
    shipTo: ['ben Park', 'Framingham warehouse (FW-01)', '200 Union Ave', expect.stringContaining('Framingham') as unknown],
    shipToLocation: { locationId: id, notes: 'Dock 3' },
    shipToBarred: '',
  });
  const orderNumber = await placed(one);
  await firm.admin.send('POST', `/api/organization/locations/${id}`, { ...PLACE, name: 'Renamed', address1: '9 Main St' }, PUT);
  await move(firm, id, 'retire');
  expect((await orderOf(ben, orderNumber)).addresses).toMatchObject([
    {
      type: 'SB',
      lines: ['Framingham warehouse (FW-01)', '200 Union Ave', expect.stringContaining('01702') as unknown],
      locationCode: 'FW-01',
      locationName: 'Framingham warehouse',
      locationNotes: 'Dock 3',
    },
  ]);
});

test('[USR-9] a checkout follows its location: today’s address, and whoever takes parcels there', async () => {
  const id = await firm.location('Moving office');
  const one = await bought(ben, id);
  await firm.admin.send(
    'POST',
    `/api/organization/locations/${id}`,
    { ...PLACE, name: 'Moved office', attention: 'Carl Dunn', address1: '66 Central St' },
    PUT,
  );
  const [address] = (await orderOf(ben, await placed(one))).addresses;
  expect(address).toMatchObject({ name: 'Carl Dunn', lines: ['Moved office', '66 Central St', expect.any(String) as unknown] });
});

test.each(['retired', 'given to others'] as const)(
  '[USR-9] a location that is %s in the middle of checkout is refused in words, and the cart stays',
  async (what) => {
    const id = await firm.location(`Dock ${what}`);
    const one = await bought(ben, id);
    if (what === 'retired') await move(firm, id, 'retire');
    else await firm.admin.send('POST', `/api/organization/locations/${id}`, { ...PLACE, name: `Dock ${what}`, everybody: false }, PUT);
    const refused = await one.place();
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      {
        code: 'CHECKOUT_INCOMPLETE',
        field: 'delivery',
        message:
          'You can’t have orders sent to the location you chose anymore. Nothing was ordered, and your cart is unchanged. Choose another location.',
      },
    ]);
    expect(await details(ben)).toMatchObject({
      cartId: one.cartId,
      openStep: 'delivery',
      shipTo: null,
      shipToBarred: expect.stringContaining('anymore') as unknown,
      payment: { brand: 'VISA' },
    });
    expect((await shop.db.raw('select 1 from order_head where cart_id = $1', [one.cartId])).rows).toEqual([]);
    // What comes back can be ordered to again, with everything that was entered.
    if (what === 'retired') await move(firm, id, 'restore');
    else await ship(ben, { locationId: await firm.location('Another dock') });
    await placed(one);
  },
);

test('[USR-9] trust 22: a location that somebody may not use is answered like one that does not exist', async () => {
  const stranger = await organization(shop, 'cedar');
  await bought(ben, await firm.location('Open to all'));
  const [theirs, retired, others] = [
    await stranger.location('Theirs'),
    await firm.location('Closed'),
    await firm.location('Only Ruth’s', { everybody: false, profileIds: [await firm.idOf('ruth')] }),
  ];
  await move(firm, retired, 'retire');
  const nobodys = await ship(ben, { locationId: NO_SUCH });
  expect(nobodys.status).toBe(404);
  for (const id of [theirs, retired, others]) {
    const reply = await ship(ben, { locationId: id });
    expect([reply.status, reply.json()]).toEqual([404, nobodys.json()]);
  }
  // What was entered before stays.
  expect(await details(ben)).toMatchObject({ openStep: 'review' });
  const guest = shop.browser();
  await buyer(shop, { itemId: '100', browser: guest });
  expect((await ship(guest, { locationId: theirs })).status).toBe(401);
  const canadian = await firm.admin.send('POST', '/fr-ca/api/organization/locations', {
    ...PLACE,
    name: 'Entrepôt',
    address1: '350, rue Saint-Paul E',
    city: '',
    state: '',
    zip: 'H2Y 1H2',
  });
  expect((await ship(ben, { locationId: canadian.json<{ id: string }>().id })).status).toBe(404);
});

test('[USR-9] where the organization ships to its locations alone, no other address is taken, priced or ordered to', async () => {
  const own = await organization(shop, 'dogwood');
  const lea = await own.colleague('lea');
  const dock = await own.location('Dock');
  const kept = (await lea.send('POST', '/gus/api/usr/c/addresses', ADDRESS)).json<{ id: string }>().id;
  const entered = await buyer(shop, { itemId: '100', browser: lea, email });
  expect((await entered.details()).openStep).toBe('review');
  expect((await rule(own, { ownShipping: false })).status).toBe(200);
  // What was entered before the rule is refused with the order, and the step asks again.
  expect((await entered.place()).json()).toMatchObject({
    code: 'CHECKOUT_INCOMPLETE',
    message: expect.stringContaining('only to its own') as unknown,
  });
  expect(await details(lea)).toMatchObject({
    openStep: 'delivery',
    shipTo: null,
    shipToBarred: expect.stringContaining('only') as unknown,
  });
  for (const address of [ADDRESS, { id: kept }, { ...ADDRESS, id: kept, save: true }])
    expect((await ship(lea, address)).json()).toMatchObject({ code: 'LOCATIONS_ONLY' });
  expect((await ship(lea, { locationId: dock })).status).toBe(200);
  const { orderNumber } = (await entered.place()).json<{ orderNumber: string }>();
  expect((await orderOf(lea, orderNumber)).addresses).toMatchObject([{ locationName: 'Dock' }]);
  // Buy now begins with what stands in checkout, and follows the same rule.
  await rule(own, { ownShipping: true });
  const now = await buyer(shop, { itemId: '101', browser: lea, email, buyNow: true });
  await rule(own, { ownShipping: false });
  expect((await now.place()).json()).toMatchObject({ code: 'CHECKOUT_INCOMPLETE', field: 'delivery' });
  // An order that is taken back into the cart is placed anew under today's rule.
  await rule(own, { ownShipping: true });
  const first = await placed(await buyer(shop, { itemId: '100', browser: lea, email }));
  expect((await lea.send('PUT', `/cc/api/cart/default?actionType=MODIFY_CART&orderNumber=${first}`)).status).toBe(200);
  const again = await buyer(shop, { itemId: '101', browser: lea, email });
  await rule(own, { ownShipping: false });
  expect((await again.place()).json()).toMatchObject({ code: 'CHECKOUT_INCOMPLETE' });
  expect((await orderOf(lea, first)).status).toBe('placed');
  // Nothing is shipped to an order that is picked up.
  const store = { deliveryType: 'ISP', pickStoreNumber: '0008' };
  const gus = await own.colleague('gus');
  await placed(await buyer(shop, { itemId: '100', browser: gus, email, delivery: store, address: { fullName: 'Gus Park' } }));
});

test('[USR-9] where the organization is billed alone, every order carries its billing address', async () => {
  const own = await organization(shop, 'elm');
  const ann = await own.colleague('ann');
  const dock = await own.location('Dock');
  const billing = {
    fullName: 'Accounts Payable',
    organization: '',
    address1: '255 State St',
    address2: '',
    city: '',
    state: '',
    zip: '02109',
    phone: '',
  };
  const typed = { ...billing, fullName: 'Ann Park', address1: '14 Elm St', city: 'Framingham', state: 'MA', zip: '01702' };
  const one = await bought(ann, dock);
  await ann.send('POST', '/cc/api/checkout/default/payment', { billingAddress: typed });
  await rule(own, { billing });
  // Offered, and one's own is still taken.
  expect(await one.details()).toMatchObject({ billingIsFixed: false });
  await rule(own, { ownBilling: false, billing });
  expect(await one.details()).toMatchObject({ billingIsFixed: true, billTo: { address1: '255 State St' } });
  const refused = await ann.send('POST', '/cc/api/checkout/default/payment', { billingAddress: typed });
  expect(refused.json()).toMatchObject({ errors: [{ code: 'OWN_BILLING_STOPPED' }] });
  await one.useCard('4111111111111111');
  expect((await orderOf(ann, await placed(one))).addresses).toMatchObject([
    { type: 'S', locationName: 'Dock' },
    { type: 'B', name: 'Accounts Payable', lines: ['255 State St', expect.stringContaining('Boston') as unknown], locationName: '' },
  ]);
});

test('[USR-9] quick orders keep the location, and ask again when it is gone', async () => {
  const own = await organization(shop, 'fir');
  const kim = await own.colleague('kim');
  const dock = await own.location('Dock', { attention: 'Carl Dunn' });
  await placed(await bought(kim, dock, { itemId: '101' }));
  await bought(kim, dock);
  expect((await kim.send('POST', '/api/quick-buy', { quickBuyActive: true })).json()).toMatchObject({
    quickBuyActive: true,
    shipTo: expect.arrayContaining(['Dock']) as unknown,
  });
  const express = async () => (await kim.send('POST', '/cc/api/checkout/default/express')).json<{ next: string }>().next;
  expect(await express()).toContain('/checkout/review');
  expect(await details(kim)).toMatchObject({ shipToLocation: { locationId: dock } });
  await move(own, dock, 'retire');
  expect(await express()).toContain('/checkout/delivery');
});

test('[USR-6] a representative sees and chooses the locations of the person they act for, and no others', async () => {
  const own = await organization(shop, 'grove');
  await own.colleague('lea');
  const dock = await own.location('Dock');
  await own.location('Not for Lea', { everybody: false });
  await rule(own, { ownShipping: false });
  const actors = actorsOf(shop);
  const rep = await actors.representative('business');
  const begun = await rep.browser.send('POST', '/api/acting', { profileId: await own.idOf('lea'), reason: 'order', note: 'Wants paper.' });
  expect(begun.status).toBe(200);
  expect((await rep.browser.send('GET', '/api/ship-to')).json()).toMatchObject({ ownShipping: false, locations: [{ name: 'Dock' }] });
  // Checkout is the shopper's own; what the representative chooses for them is theirs to choose from too.
  expect((await ship(rep.browser, { locationId: dock })).json()).toMatchObject({ code: 'ACTING_CLOSED' });
  const hidden = await own.location('Not for Lea either', { everybody: false });
  const choose = (locationId: string) => rep.browser.send('POST', '/api/ship-to/default', { locationId });
  expect([(await choose(hidden)).status, (await choose(dock)).status]).toEqual([404, 200]);
  expect((await rep.browser.send('GET', '/api/organization/locations')).status).toBe(403);
});
