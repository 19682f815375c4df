export { PurchaseOrderFields } from './purchase-order-fields.tsx';
export { purchaseOrderIn } from './purchase-order-in.ts';
