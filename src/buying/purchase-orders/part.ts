import { purchaseOrdersContract } from '#buying/purchase-orders/contract';
import {
  countOpenPurchaseOrders,
  purchaseOrderHandlers,
  purchaseOrdersPersonalData,
  servePurchaseOrderFiles,
  type PurchaseOrderDeps,
} from '#buying/purchase-orders/server';
import { answers, type Part } from '#platform/part';

export function purchaseOrdersPart(deps: PurchaseOrderDeps): Part {
  return {
    calls: [answers(purchaseOrdersContract, purchaseOrderHandlers(deps))],
    serve: (shop) => servePurchaseOrderFiles(shop, deps.db),
    personalData: purchaseOrdersPersonalData,
    menuCounts: (visit, shopper) => countOpenPurchaseOrders(deps.db, visit, shopper),
  };
}
