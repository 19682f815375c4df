export { serveCalendarFile } from './calendar-file.ts';
export { makeConfirmation } from './confirmation.ts';
export { orderHandlers } from './handlers.ts';
export { lastOrderedOf, orderedItemsOf } from './ordered-items.ts';
export { makeOrderViews, type Goods, type OrderViews } from './order-view.ts';
export { makeOrders, type Orders } from './orders.ts';
export { makePlaceOrder } from './place-order.ts';
export { makeSettling, ORDER_PLACED_QUEUE } from './settle-order.ts';
export { makeSweeper } from './sweeper.ts';
