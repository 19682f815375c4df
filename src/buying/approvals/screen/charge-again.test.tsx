import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SHIPPED_SITES } from '#base/site/rules';
import { fillContext, type PageVisit } from '#ui/page/page-visit';
import { chargeAgain } from './charge-again.ts';

const ORDER = { purchaseOrder: 'PO-20981', purchaseOrderRelease: '3', budgetCenter: 'Front office 4410', lines: [] };
const UNCHARGED = { purchaseOrder: '', purchaseOrderRelease: '', budgetCenter: '' };
const NOTHING = { bc: null, po: null };

type Order = Parameters<typeof chargeAgain>[1];
type Filled = Parameters<typeof chargeAgain>[2];
const lineOf = (itemId: string, budgetCenter = '', purchaseOrder = '', customSkuCode = '') => ({
  itemId,
  budgetCenter,
  purchaseOrder,
  customization: customSkuCode === '' ? null : { lines: ['Maya'], color: 'black' as const, typeface: null, customSkuCode },
});
const inCart = (itemId: string, facts: Partial<Filled['items'][number]> = {}): Filled['items'][number] => ({
  cartItemId: `line-${itemId}`,
  itemId,
  actioned: 'ADD_ITEM',
  ...facts,
});

/** The requests that it sends to the shop. */
async function sent(order: Order, cartAccountInfo: Filled['cartAccountInfo'], items: Filled['items'] = []) {
  const asked: unknown[] = [];
  const answer: PageVisit['answer'] = async (key, input) => {
    asked.push([key, input]);
    return {};
  };
  // It uses only `attempt` of a visit.
  const visit = { copyLocale: 'en-US', locale: 'en-US', site: SHIPPED_SITES['business-US'], answer } as PageVisit;
  const context = fillContext(new RouterContextProvider(), visit);
  const request = new Request('http://business.localhost:3000/account/approvals/1');
  await chargeAgain({ request, context }, order, { cartAccountInfo, items });
  return asked;
}

const LINES = 'POST /cc/api/checkout/default/item override PUT';

test('[B2B-1] [B2B-2] an order that is put into the cart again is charged to its budget center, purchase order and release', async () => {
  const body = { bc: 'Front office 4410', po: 'PO-20981', por: '3' };
  expect(await sent(ORDER, NOTHING)).toEqual([
    ['POST /cc/api/checkout/default override PUT', { query: { actionType: 'UPDATE_ACCOUNTING' }, body }],
  ]);
});

test('[B2B-1] [B2B-2] a cart that names something already keeps it, and an order that named nothing changes nothing', async () => {
  expect(await sent(ORDER, { bc: 'IT 4720', po: null })).toEqual([]);
  expect(await sent(ORDER, { bc: null, po: 'PO-1' })).toEqual([]);
  expect(await sent({ ...UNCHARGED, lines: [lineOf('100')] }, NOTHING, [inCart('100')])).toEqual([]);
});

test('[B2B-1] [B2B-2] lines keep centers and numbers of their own; those that share both go in one request', async () => {
  const lines = [lineOf('100', 'Labs 7'), lineOf('101'), lineOf('102', 'Labs 7'), lineOf('130', '', 'PO-7', '130-Maya')];
  const items = [inCart('100'), inCart('101'), inCart('102'), inCart('130', { customSkuCode: '130-Maya' })];
  expect(await sent({ ...UNCHARGED, lines }, NOTHING, items)).toEqual([
    [
      LINES,
      {
        query: {},
        body: {
          items: [
            { cartItemId: 'line-100', bcName: 'Labs 7', po: null },
            { cartItemId: 'line-102', bcName: 'Labs 7', po: null },
          ],
        },
      },
    ],
    [LINES, { query: {}, body: { items: [{ cartItemId: 'line-130', bcName: null, po: 'PO-7' }] } }],
  ]);
});

test('[B2B-1] a line that was in the cart before, or has a center, keeps it; goods from lines that disagree follow the cart', async () => {
  const lines = [lineOf('100', 'Labs 7'), lineOf('101', 'Labs 7'), lineOf('102', 'Labs 7'), lineOf('102', 'Labs 8')];
  const items = [inCart('100', { actioned: 'EDIT_ITEM' }), inCart('101', { itemAccountInfo: { bcName: 'IT' } }), inCart('102')];
  expect(await sent({ ...UNCHARGED, lines }, NOTHING, items)).toEqual([]);
});
