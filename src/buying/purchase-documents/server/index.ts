export { finishLeftOrders, makeBackground, type BackgroundDeps } from './background.ts';
export { FORGET_DOCUMENTS } from './document-queries.ts';
export { purchaseDocumentHandlers } from './handlers.ts';
export { purchaseDocumentsPersonalData } from './personal-data.ts';
export { FORGET_QUOTES, keepQuotes, QUOTE_DAYS, quotedDesigns, type QuotedDesign } from './quotes.ts';
export { makeReceiveOrder } from './receive-order.ts';
export { makeTryOrder } from './try-order.ts';
export { ORDERS_PATH, serveOrders } from './serve-orders.ts';
