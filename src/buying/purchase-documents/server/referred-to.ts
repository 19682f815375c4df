// The order that a document speaks of, as its buyer knows it.
import type { OrderReferred } from '#buying/purchase-documents/rules';
import type { IncomingRow } from './incoming-queries.ts';

export const referredTo = ({ order_id: orderId, said }: Pick<IncomingRow, 'order_id' | 'said'>): OrderReferred => ({
  orderId,
  orderDate: said.orderDate ?? '',
  payloadId: said.payloadId ?? '',
});
