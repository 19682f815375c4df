// Reads which purchase order a form names.
import { numberOf, PO_LIMITS, PURCHASE_ORDER_FIELDS } from '#buying/purchase-orders/rules';
import { textOf } from '#ui/page/form-text';

export function purchaseOrderIn(form: FormData) {
  const { choice, typed, release } = PURCHASE_ORDER_FIELDS;
  return {
    purchaseOrderNumber: numberOf(textOf(form, choice), textOf(form, typed)).slice(0, PO_LIMITS.number),
    purchaseOrderRelease: textOf(form, release).trim().slice(0, PO_LIMITS.release),
  };
}
