// What the cart page opens and shows, to be photographed: quick order and furniture services in their drawers, the row that brings a line
// back, a coupon that is refused, and a cart with everything in it.
import { makePaths } from '../../src/base/paths.ts';
import type { Open, Scene } from './surfaces.ts';

const [PAPER, PENS, CHAIR, PRINTER, PLAN, ASSEMBLY, BUNDLE] = ['246811', '310877', '520409', '610412', '950102', '950201', '289101'];
const [RAN_OUT, FEW, BACKORDER, SURCHARGE, ADD_ON] = ['900001', '900003', '900005', '900022', '900037'];

const SAVED = /\/cc\/api\/sfl\?/;
const DRAWER = 'dialog[open]';

/** The cart page with these lines, as somebody finds it who comes there. */
async function cartOf({ page, walker, origin, tenant, locale }: Scene, ...items: readonly { itemId: string; qty?: number }[]) {
  for (const item of items) await walker.put([item], { skipInv: true });
  await page.goto(origin + makePaths(locale).cart(tenant, { viewcart: true }), { waitUntil: 'networkidle' });
}

const quickOrder: Open = async (scene) => {
  const { page, locale } = scene;
  await cartOf(scene, { itemId: PAPER });
  await page
    .locator(`main a[href="${makePaths(locale).quickOrder()}"]`)
    .first()
    .click();
  const rows = page.locator(`${DRAWER} textarea`);
  await rows.fill(`${PAPER} 3\n${PENS}\n${RAN_OUT} 2\n999999`);
  await page.locator(`${DRAWER} textarea ~ *, ${DRAWER} button[value=check]`).locator('visible=true').last().click();
  await page.locator(`${DRAWER} tbody tr`).first().waitFor();
  return true;
};

const furniture: Open = async (scene) => {
  const { page } = scene;
  await cartOf(scene, { itemId: CHAIR, qty: 2 });
  await page.locator('[data-cart-item] button[aria-haspopup=dialog]').locator('visible=true').last().click();
  await page.locator(`${DRAWER} select`).first().waitFor();
  return true;
};

const undoRow: Open = async (scene) => {
  const { page } = scene;
  await cartOf(scene, { itemId: PENS, qty: 2 }, { itemId: PAPER });
  const lines = page.locator('[data-cart-item]');
  await lines.first().locator('form:has(input[name=intent][value=remove]) button').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-cart-item]').length === 1);
  // Hovered, its time stands still.
  await page.locator('main output').first().hover();
  return true;
};

const refusedCoupon: Open = async (scene) => {
  const { page, walker } = scene;
  await cartOf(scene, { itemId: PENS });
  const field = page.locator('input[name=coupon]:not([type=hidden])');
  await walker.coupon('FALL20');
  await page.waitForFunction(
    () => document.querySelector('input[name=coupon]:not([type=hidden])')?.getAttribute('aria-invalid') === 'true',
  );
  await field.scrollIntoViewIfNeeded();
  return true;
};

/** Saved items fail to load: another tab saves a line, and the request for the list fails. */
const savedAway: Open = async (scene) => {
  const { page, walker } = scene;
  await cartOf(scene, { itemId: PENS }, { itemId: PAPER });
  await page.route(SAVED, (route) => route.fulfill({ status: 503, json: { status: 503, code: 'UNAVAILABLE', message: '' } }));
  await walker.call('POST', '/cc/api/sfl', { cartItemId: await walker.lineOf(PENS) });
  await page.evaluate(`new BroadcastChannel('inkwell-cart').postMessage('changed')`);
  await page.locator('main [role=alert]').scrollIntoViewIfNeeded();
  await page.unroute(SAVED);
  return true;
};

/** A cart with every possible part of a line and of a cart. */
const everything: Open = async (scene) => {
  const { walker } = scene;
  await walker.put([{ itemId: PENS, qty: 2 }]);
  await walker.call('POST', '/cc/api/sfl', { cartItemId: await walker.lineOf(PENS) });
  await walker.put([{ itemId: PRINTER }]);
  await walker.put([{ itemId: PLAN, qty: 1, parentRelationCartItemId: await walker.lineOf(PRINTER) } as { itemId: string }]);
  await walker.put([{ itemId: CHAIR, qty: 2 }]);
  await walker.put([{ itemId: ASSEMBLY, qty: 2, parentRelationCartItemId: await walker.lineOf(CHAIR) } as { itemId: string }]);
  await walker.put([{ itemId: PENS, qty: 3, deliveryType: 'ISP', pickStoreNumber: walker.store } as { itemId: string }]);
  await walker.put([{ itemId: PAPER, qty: 2 }], { coupons: ['BEST15'] });
  await cartOf(
    scene,
    { itemId: BUNDLE },
    { itemId: SURCHARGE, qty: 12 },
    { itemId: ADD_ON },
    { itemId: BACKORDER },
    { itemId: FEW, qty: 5 },
    { itemId: RAN_OUT },
  );
  return true;
};

/** By the name of the picture. */
export const CART_SURFACES: Readonly<Record<string, Open>> = {
  'quick-order-drawer': quickOrder,
  'furniture-drawer': furniture,
  'undo-row': undoRow,
  'refused-coupon': refusedCoupon,
  'saved-items-away': savedAway,
  'cart-with-everything': everything,
};

/** Not only what the window shows of it. */
export const WHOLE_PAGES: ReadonlySet<string> = new Set(['cart-with-everything', 'return-request']);
