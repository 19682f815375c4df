// An order that is put into the cart again is charged to what it was charged to.
import type { ActionFunctionArgs } from 'react-router';
import type { ApprovalDetail } from '#buying/approvals/contract';
import type { cartContract } from '#buying/cart/contract';
import { attempt } from '#ui/page/page-visit';

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;
type Charged = Pick<ApprovalDetail, 'purchaseOrder' | 'purchaseOrderRelease' | 'budgetCenter'>;

/** A cart that names something already keeps it. What cannot be charged any more is refused, and chosen in the cart. */
export async function chargeAgain(
  args: Args,
  { purchaseOrder, purchaseOrderRelease, budgetCenter }: Charged,
  { bc, po }: { readonly bc: string | null; readonly po: string | null },
): Promise<void> {
  const isCharged = [bc, po].some((one) => one !== null && one !== '');
  if (isCharged || (purchaseOrder === '' && budgetCenter === '')) return;
  await attempt<typeof cartContract>(args)('POST /cc/api/checkout/default override PUT', {
    query: { actionType: 'UPDATE_ACCOUNTING' },
    body: { bc: budgetCenter || null, po: purchaseOrder || null, por: purchaseOrderRelease || null },
  });
}
