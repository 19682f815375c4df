// One purchase order as a call sends it: checked, then kept.
import { isRefusal, refuse, type Outcome, type Refusal } from '#base/outcome/rules';
import type { SavedPurchaseOrder } from '#buying/purchase-orders/contract';
import { readPurchaseOrder, type TypedPurchaseOrder } from '#buying/purchase-orders/rules';
import type { Visit } from '#platform/visit';
import type { PurchaseOrderRefusal, WantedKeeping } from './change-purchase-orders.ts';
import { problemText } from './problem-text.ts';
import type { PurchaseOrderLimits } from './purchase-order-store.ts';

export async function savePurchaseOrder(
  visit: Visit,
  sent: TypedPurchaseOrder & PurchaseOrderLimits,
  keep: (wanted: WantedKeeping) => Promise<Outcome<string, PurchaseOrderRefusal>>,
): Promise<SavedPurchaseOrder | Refusal> {
  const facts = readPurchaseOrder(sent);
  if (!facts.ok)
    return {
      errors: facts.problem.map((problem) => ({ field: problem.field, message: problemText({ row: 0, ...problem }, visit.copyLocale) })),
      id: null,
    };
  const { everybody, everywhere, groupIds, profileIds, locationIds } = sent;
  // Who is named does not count while everybody may.
  const limits = {
    everybody,
    everywhere,
    groupIds: everybody ? [] : [...new Set(groupIds)],
    profileIds: everybody ? [] : [...new Set(profileIds)],
    locationIds: everywhere ? [] : [...new Set(locationIds)],
  };
  const kept = await keep({ ...facts.value, ...limits });
  if (kept.ok) return { errors: [], id: kept.value };
  const answer = answerTo(kept.problem, visit);
  return isRefusal(answer) ? answer : { errors: [answer], id: null };
}

/** A number that is taken is an error of its field. */
function answerTo(code: PurchaseOrderRefusal, { copyLocale }: Visit) {
  const message = problemText({ row: 0, code }, copyLocale);
  if (code === 'PO_NUMBER_TAKEN') return { field: 'number', message };
  return refuse(code === 'PURCHASE_ORDERS_FULL' ? 409 : 404, code, message);
}
