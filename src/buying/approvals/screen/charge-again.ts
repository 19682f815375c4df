// An order that is put into the cart again is charged to what it was charged to: the cart as a whole, then lines with a center or number of their own.
import type { ActionFunctionArgs } from 'react-router';
import type { ApprovalDetail, ApprovalLineView } from '#buying/approvals/contract';
import type { cartContract, CartItem } from '#buying/cart/contract';
import { attempt } from '#ui/page/page-visit';
import { keyOfLine } from './items-of-lines.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;
type ChargedLine = Pick<ApprovalLineView, 'itemId' | 'customization' | 'budgetCenter' | 'purchaseOrder'>;
type Charged = Pick<ApprovalDetail, 'purchaseOrder' | 'purchaseOrderRelease' | 'budgetCenter'> & { readonly lines: readonly ChargedLine[] };

/** What adding the order's goods made of the cart. */
interface Filled {
  readonly cartAccountInfo: { readonly bc: string | null; readonly po: string | null };
  readonly items: readonly Pick<CartItem, 'cartItemId' | 'itemId' | 'customSkuCode' | 'actioned' | 'itemAccountInfo'>[];
}

/** A cart or a line that names something already keeps it. What cannot be charged any more is refused, and chosen in the cart. */
export async function chargeAgain(args: Args, order: Charged, cart: Filled): Promise<void> {
  await chargeCart(args, order, cart);
  for (const items of sameAccounts(order.lines, cart)) {
    await attempt<typeof cartContract>(args)('POST /cc/api/checkout/default/item override PUT', { query: {}, body: { items } });
  }
}

async function chargeCart(args: Args, { purchaseOrder, purchaseOrderRelease, budgetCenter }: Charged, { cartAccountInfo }: Filled) {
  const isCharged = [cartAccountInfo.bc, cartAccountInfo.po].some((one) => one !== null && one !== '');
  if (isCharged || (purchaseOrder === '' && budgetCenter === '')) return;
  await attempt<typeof cartContract>(args)('POST /cc/api/checkout/default override PUT', {
    query: { actionType: 'UPDATE_ACCOUNTING' },
    body: { bc: budgetCenter || null, po: purchaseOrder || null, por: purchaseOrderRelease || null },
  });
}

interface LineAccounts {
  readonly cartItemId: string;
  readonly bcName: string | null;
  readonly po: string | null;
}

/**
 * New lines of the cart with the center and number that their goods had, one request for each pair: the cart refuses a request as a whole. Goods that
 * stood on several lines become one line of the cart, and that follows the cart where the lines disagreed.
 */
function sameAccounts(lines: readonly ChargedLine[], { items }: Filled): readonly LineAccounts[][] {
  const charged = Map.groupBy(lines, keyOfLine);
  const own = items.flatMap(({ cartItemId, itemId, customSkuCode, actioned, itemAccountInfo }): LineAccounts[] => {
    if (actioned !== 'ADD_ITEM' || itemAccountInfo !== undefined) return [];
    const before = charged.get(customSkuCode ?? itemId) ?? [];
    const [bcName, po] = [theOnly(before.map((line) => line.budgetCenter)), theOnly(before.map((line) => line.purchaseOrder))];
    return bcName === null && po === null ? [] : [{ cartItemId, bcName, po }];
  });
  return [...Map.groupBy(own, ({ bcName, po }) => JSON.stringify([bcName, po])).values()];
}

/** The name that all of them have; null where they differ or have none. */
function theOnly(names: readonly string[]): string | null {
  const [name, ...others] = new Set(names);
  return name === undefined || name === '' || others.length > 0 ? null : name;
}
