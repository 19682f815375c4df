import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SHIPPED_SITES } from '#base/site/rules';
import { fillContext, type PageVisit } from '#ui/page/page-visit';
import { chargeAgain } from './charge-again.ts';

const ORDER = { purchaseOrder: 'PO-20981', purchaseOrderRelease: '3', budgetCenter: 'Front office 4410' };
const NOTHING = { bc: null, po: null };

/** The requests that it sends to the shop. */
async function sent(order: typeof ORDER, cart: { readonly bc: string | null; readonly po: string | null }) {
  const asked: unknown[] = [];
  const answer: PageVisit['answer'] = async (key, input) => {
    asked.push([key, input]);
    return {};
  };
  // It uses only `attempt` of a visit.
  const visit = { copyLocale: 'en-US', locale: 'en-US', site: SHIPPED_SITES['business-US'], answer } as PageVisit;
  const context = fillContext(new RouterContextProvider(), visit);
  await chargeAgain({ request: new Request('http://business.localhost:3000/account/approvals/1'), context }, order, cart);
  return asked;
}

test('[B2B-1] [B2B-2] an order that is put into the cart again is charged to its budget center, purchase order and release', async () => {
  const body = { bc: 'Front office 4410', po: 'PO-20981', por: '3' };
  expect(await sent(ORDER, NOTHING)).toEqual([
    ['POST /cc/api/checkout/default override PUT', { query: { actionType: 'UPDATE_ACCOUNTING' }, body }],
  ]);
});

test('[B2B-1] [B2B-2] a cart that names something already keeps it, and an order that named nothing changes nothing', async () => {
  expect(await sent(ORDER, { bc: 'IT 4720', po: null })).toEqual([]);
  expect(await sent(ORDER, { bc: null, po: 'PO-1' })).toEqual([]);
  expect(await sent({ purchaseOrder: '', purchaseOrderRelease: '', budgetCenter: '' }, NOTHING)).toEqual([]);
});
