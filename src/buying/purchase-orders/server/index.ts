export { makePurchaseOrderChoices, type PurchaseOrderChoices } from './choice.ts';
export { openPurchaseOrder } from './change-purchase-orders.ts';
export { purchaseOrderHandlers, type PurchaseOrderDeps } from './handlers.ts';
export { keepRules as keepPurchaseOrderRules } from './keep-rules.ts';
export { purchaseOrdersPersonalData } from './personal-data.ts';
export { useProblemText } from './problem-text.ts';
export { countOpenPurchaseOrders } from './read-purchase-orders.ts';
export { servePurchaseOrderFiles } from './purchase-order-files.ts';
export {
  creditPurchaseOrders,
  holdPurchaseOrders,
  holdPurchaseOrdersAgain,
  judgePurchaseOrder,
  PurchaseOrderShort,
} from './use-purchase-orders.ts';
