import { expect, test } from 'vitest';
import { aCart, aLine, aProduct, facts, ids, type World } from '../fixtures.ts';
import { addItems } from './add-items.ts';
import type { AddItem } from './add-item.ts';
import { liveLines, type Cart } from './cart.ts';
import { changeLines } from './change-lines.ts';
import { removeLines } from './remove-lines.ts';
import { priceCart } from './price-cart.ts';

const item = (itemId: string, over: Partial<AddItem> = {}): AddItem => ({
  itemId,
  qty: 1,
  deliveryType: 'STA',
  storeNumber: null,
  parentItemId: null,
  parentCartItemId: null,
  ...over,
});

const chair = aProduct({ itemId: 'chair', services: ['plan', 'build', 'help'] });
const WORLD: World = {
  products: [
    aProduct({ itemId: 'pen' }),
    chair,
    aProduct({ itemId: 'plan', kind: 'warranty', taxClass: 'service' }),
    aProduct({ itemId: 'build', kind: 'assembly' }),
    aProduct({ itemId: 'help', kind: 'techHelp' }),
    aProduct({ itemId: 'sample', kind: 'freeSample', usd: { base: 0 } }),
    aProduct({ itemId: 'gone', status: 'discontinued' }),
    aProduct({ itemId: 'was', status: 'discontinued', replacement: 'pen' }),
    aProduct({ itemId: 'wasBanned', status: 'discontinued', replacement: 'banned' }),
    aProduct({ itemId: 'draft', status: 'unpublished' }),
    aProduct({ itemId: 'soon', flags: { comingSoon: true } }),
    aProduct({ itemId: 'shelf', flags: { inStoreOnly: true } }),
    aProduct({ itemId: 'ship', flags: { bopisEligible: false } }),
    aProduct({ itemId: 'pallet', flags: { wholesaler: true } }),
    aProduct({ itemId: 'gloves', flags: { healthCare: true } }),
    aProduct({ itemId: 'club', kind: 'membership' }),
    aProduct({ itemId: 'abroad', prices: {} }),
    aProduct({ itemId: 'out' }),
    aProduct({ itemId: 'late', backorderDays: 12 }),
    aProduct({ itemId: 'banned' }),
    aProduct({ itemId: 'stapler', accessories: ['clips'] }),
    aProduct({ itemId: 'clips', facets: { addOn: { 'en-US': 'Add-on', 'en-CA': 'Add-on', 'fr-CA': 'Complément' } } }),
  ],
  stock: { out: 0, late: 0 },
  shelves: { 'pen@0008': 3, 'shelf@0008': 3 },
  blocked: ['banned'],
};

test('[CART-2] a first add makes a line, a second add increases its quantity', () => {
  const first = addItems(aCart(), [item('pen', { qty: 2 })], facts(WORLD), ids());
  const second = addItems(first.cart, [item('pen', { qty: 3 })], facts(WORLD), ids());
  expect(liveLines(second.cart)).toMatchObject([{ cartItemId: 'new-1', itemId: 'pen', qty: 5, seenCents: 1_000 }]);
  expect(second.changes).toEqual([{ cartItemId: 'new-1', actioned: 'EDIT_ITEM', prevQty: 2, requestedQty: 5 }]);
});

test('[CART-21, ATC-3] an add of a discontinued item reports its successor as added only when the successor was not refused', () => {
  const said = (itemId: string) => addItems(aCart(), [item(itemId)], facts(WORLD), ids()).messages.map(({ code }) => code);
  expect(said('was')).toEqual(['HARD_ALT_ADDED']);
  expect(said('wasBanned')).toEqual(['BLOCKED_FOR_ADD_TO_CART']);
});

test('[ATC-4] lines of one item with different delivery types stay separate', () => {
  const { cart } = addItems(aCart(), [item('pen'), item('pen', { deliveryType: 'ISP', storeNumber: '0008' })], facts(WORLD), ids());
  expect(liveLines(cart).map(({ delivery }) => delivery.type)).toEqual(['STA', 'ISP']);
});

test('[ATC-4] an add joins the active line of the same item and account number, not a line with another number or a removed one', () => {
  const known = aCart({ lines: [aLine({ itemId: 'pen', cartItemId: 'own', customerSku: 'HD-1' })] });
  const add = (cart: Cart, customerSku: string | null) =>
    addItems(cart, [item('pen')], { ...facts(WORLD), customerSku: () => customerSku }, ids()).changes.map(({ cartItemId }) => cartItemId);
  expect(add(known, 'HD-1')).toEqual(['own']);
  expect(add(known, 'HD-2')).toEqual(['new-1']);
  expect(add(known, null)).toEqual(['new-1']);
  expect(add(removeLines(known, ['own'], 0).cart, 'HD-1')).toEqual(['new-1']);
});

test('[ATC-5] pickup uses the shopper’s own store, and becomes shipping when there is none', () => {
  const pickup = item('pen', { deliveryType: 'ISP' });
  expect(addItems(aCart(), [pickup], facts({ ...WORLD, ownStore: '0008' }), ids()).cart.lines[0]?.delivery).toEqual({
    type: 'ISP',
    storeNumber: '0008',
  });
  expect(addItems(aCart(), [pickup], facts(WORLD), ids()).cart.lines[0]?.delivery).toEqual({ type: 'STA', storeNumber: null });
});

test.each([
  ['an unknown item', item('nothing'), 'INVALID_ITEM'],
  ['one that is not published', item('draft'), 'ITEM_NOT_PUBLISHED'],
  ['a discontinued one', item('gone'), 'ITEM_NOT_AVAILABLE'],
  ['one that is coming soon', item('soon'), 'ITEM_NOT_AVAILABLE'],
  ['one sold in stores only', item('shelf'), 'ITEM_NOT_AVAILABLE'],
  ['one that cannot be picked up', item('ship', { deliveryType: 'ISP', storeNumber: '0008' }), 'NOT_AVAILABLE_FOR_BOPIS'],
  ['pickup at a store that is none', item('pen', { deliveryType: 'ISP', storeNumber: '7777' }), 'INVALID_STORE_NUMBER'],
  ['one not sold in this country', item('abroad'), 'PRICE_NOT_AVAILABLE'],
  ['one the organization blocks', item('banned'), 'BLOCKED_FOR_ADD_TO_CART'],
  ['a wholesaler item', item('pallet'), 'RESTRICTED_ITEM'],
  ['a health-care item', item('gloves'), 'HEALTH_CARE_RESTRICTION'],
  ['one that is sold out', item('out'), 'OUT_OF_STOCK'],
  ['a warranty alone', item('plan'), 'STANDALONE_WARRANTY_ITEM'],
  ['an assembly alone', item('build'), 'STANDALONE_WARRANTY_ITEM'],
  ['a sample alone', item('sample'), 'INVALID_FREE_ITEM'],
] as const)('[CART-13] %s is refused and changes nothing', (_title, asked, code) => {
  const before = aCart();
  const { cart, messages, changes } = addItems(before, [asked], facts(WORLD), ids());
  expect(messages.map((message) => message.code)).toEqual([code]);
  expect(cart).toBe(before);
  expect(changes).toEqual([]);
});

test('[CART-13] each right allows what its absence refuses', () => {
  const allowed = facts({ ...WORLD, shopper: { permissions: new Set(['G_WS', 'HC']) } });
  expect(addItems(aCart(), [item('pallet'), item('gloves')], allowed, ids()).messages).toEqual([]);
});

test('[CART-13] contract-only accounts can buy only the items of their contract', () => {
  const account = facts({ ...WORLD, contract: { pen: 800 }, shopper: { contractOnly: true } });
  const { cart, messages } = addItems(aCart(), [item('pen'), item('chair')], account, ids());
  expect(liveLines(cart)).toMatchObject([{ itemId: 'pen', seenCents: 800 }]);
  expect(messages).toMatchObject([{ code: 'RESTRICTED_ITEM', itemId: 'chair', cause: 'contract' }]);
});

test('[CART-13] a member cannot buy the same membership again', () => {
  expect(addItems(aCart(), [item('club')], facts({ ...WORLD, shopper: { member: true } }), ids()).messages).toMatchObject([
    { code: 'ALREADY_PURCHASED' },
  ]);
});

test('[CART-13] an item that can be back-ordered is added although none is in stock', () => {
  expect(liveLines(addItems(aCart(), [item('late', { qty: 4 })], facts(WORLD), ids()).cart)).toMatchObject([{ qty: 4 }]);
});

test('[CART-10] a plan joins its product whatever the order of the request', () => {
  const { cart, messages } = addItems(aCart(), [item('plan', { parentItemId: 'chair' }), item('chair')], facts(WORLD), ids());
  expect(messages).toEqual([]);
  expect(liveLines(cart)).toMatchObject([{ itemId: 'chair' }, { itemId: 'plan', parent: { cartItemId: 'new-1', relation: 'WARRANTY' } }]);
});

test('[CART-10] there are never more plans than products', () => {
  const start = aCart({ lines: [aLine({ itemId: 'chair', qty: 2 })] });
  const more = addItems(start, [item('plan', { qty: 3 })], facts(WORLD), ids());
  expect(more.messages).toMatchObject([{ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY' }]);
  const two = addItems(start, [item('plan', { qty: 2 })], facts(WORLD), ids());
  expect(addItems(two.cart, [item('plan')], facts(WORLD), ids()).messages).toMatchObject([
    { code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY' },
  ]);
});

test('[CART-10] a plan has the delivery type of its product; tech help may be bought alone', () => {
  const picked = aCart({ lines: [aLine({ itemId: 'chair', delivery: { type: 'ISP', storeNumber: '0008' } })] });
  expect(liveLines(addItems(picked, [item('plan')], facts(WORLD), ids()).cart)[1]?.delivery.type).toBe('ISP');
  expect(liveLines(addItems(aCart(), [item('help')], facts(WORLD), ids()).cart)).toMatchObject([{ itemId: 'help', parent: null }]);
});

test('[CART-14] a free sample needs a purchase', () => {
  const { cart, messages } = addItems(aCart(), [item('sample'), item('pen')], facts(WORLD), ids());
  expect(messages).toEqual([]);
  expect(liveLines(cart)).toHaveLength(2);
});

test('[CART-12] good items are added, each bad one gets a message', () => {
  const { cart, messages } = addItems(aCart(), [item('pen'), item('nothing'), item('out')], facts(WORLD), ids());
  expect(liveLines(cart)).toHaveLength(1);
  expect(messages).toMatchObject([
    { code: 'INVALID_ITEM', itemId: 'nothing' },
    { code: 'OUT_OF_STOCK', itemId: 'out' },
  ]);
});

test('[ATC-3] a sold-out item offers pickup first, then alternates', () => {
  const pen = aProduct({ itemId: 'pen', alternates: ['other'] });
  const world = { products: [pen, aProduct({ itemId: 'other' })], stock: { pen: 0 } };
  const offer = (over: World) => addItems(aCart(), [item('pen')], facts({ ...world, ...over }), ids()).messages;
  expect(offer({ ownStore: '0008', shelves: { 'pen@0008': 1 } })).toMatchObject([{ offer: 'pickup' }]);
  expect(offer({})).toMatchObject([{ offer: 'alternates' }]);
  expect(offer({ stock: { pen: 0, other: 0 } })).toMatchObject([{ offer: 'none' }]);
});

test('[CART-10] an add-on that names its product is its child line: never more of it, and removed with it', () => {
  const wanted = [item('clips', { parentItemId: 'stapler', qty: 2 }), item('stapler', { qty: 2 })];
  const { cart } = addItems(aCart(), wanted, facts(WORLD), ids());
  expect(liveLines(cart)).toMatchObject([
    { itemId: 'stapler', parent: null },
    { itemId: 'clips', qty: 2, parent: { cartItemId: 'new-1', relation: 'ADDON' } },
  ]);
  const more = addItems(cart, [item('clips', { parentItemId: 'stapler' })], facts(WORLD), ids());
  expect(more).toMatchObject({ cart, messages: [{ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY' }] });
  expect(liveLines(removeLines(cart, ['new-1'], 1).cart)).toEqual([]);
  // Bought alone, an add-on is an ordinary line; the cart reports the missing goods later.
  expect(liveLines(addItems(aCart(), [item('clips')], facts(WORLD), ids()).cart)).toMatchObject([{ itemId: 'clips', parent: null }]);
});

test('[CART-2, CART-13] with skipInventory an in-store-only item waits in the cart for a store, and can be ordered once it has one', () => {
  const world = facts(WORLD);
  expect(addItems(aCart(), [item('shelf')], world, ids()).cart.lines).toEqual([]);
  const { cart, messages } = addItems(aCart(), [item('shelf')], world, ids(), { skipInventory: true });
  expect(messages).toEqual([]);
  const waiting = priceCart(cart, world);
  expect(waiting.lines[0]?.messages).toMatchObject([{ code: 'ITEM_NOT_AVAILABLE', cause: 'inStoreOnly' }]);
  // Its group is pickup, not out of stock (DLV-2).
  expect(waiting.lines[0]?.promise.group).toBe('oneHourPickup');
  expect(waiting.review).toMatchObject({
    proceedCheckout: false,
    hardStop: true,
    messages: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', cause: 'chooseStore' }],
  });
  const edit = { cartItemId: 'new-1', qty: undefined, deliveryType: 'ISP', storeNumber: '0008' } as const;
  expect(priceCart(changeLines(cart, [edit], world).cart, world).review.proceedCheckout).toBe(true);
  // An unknown store, or a delivery type the item does not have, is still refused.
  for (const way of [{ deliveryType: 'ISP', storeNumber: '9999' } as const, { deliveryType: 'STS', storeNumber: '0008' } as const])
    expect(addItems(aCart(), [item('shelf', way)], world, ids(), { skipInventory: true }).messages).toHaveLength(1);
});
