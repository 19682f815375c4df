export { judgeUse, type AskedUse, type MetPurchaseOrder, type UseProblem } from './judge-use.ts';
export { numberOf, OTHER_NUMBER, PURCHASE_ORDER_FIELDS } from './named-number.ts';
export { numberCharges, usesOrderNumber, type NumberCharge } from './number-charges.ts';
export { LONGEST_PATTERN } from './number-format.ts';
export {
  isNearlyUsed,
  NEARLY_USED_PERCENT,
  PO_LIMITS,
  purchaseOrderState,
  readPurchaseOrder,
  type PurchaseOrderFacts,
  type PurchaseOrderProblem,
  type PurchaseOrderState,
  type TypedPurchaseOrder,
} from './purchase-order.ts';
export { LONGEST_EXPLANATION, NO_RULES, readRules, type PurchaseOrderRules, type RulesProblem } from './purchase-order-rules.ts';
export {
  readPurchaseOrderTable,
  TABLE_COLUMNS,
  type RowProblem,
  type TableColumn,
  type TableWords,
  type WantedPurchaseOrder,
} from './purchase-order-table.ts';
