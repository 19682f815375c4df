// What the sender of an order is told.
import { statusOf, type OrderProblem } from '#buying/purchase-documents/rules';
import type { StatusCode } from '#people/cxml/rules';
import type { DocumentRow } from './document-queries.ts';

export interface OrderAnswer {
  readonly status: StatusCode;
  readonly problems: readonly OrderProblem[];
  /** Null: none was placed or cancelled. */
  readonly orderNumber: string | null;
  /** It was checked, and nothing was placed. */
  readonly isTest: boolean;
}

export const answerOf = (problems: readonly OrderProblem[]): OrderAnswer => ({
  status: statusOf(problems),
  problems,
  orderNumber: null,
  isTest: false,
});

export const taken = (orderNumber: string | null): OrderAnswer => ({
  status: 200,
  problems: [],
  orderNumber,
  isTest: orderNumber === null,
});

/** As it was the first time. */
export function answerFrom({ problems, order_number: orderNumber }: DocumentRow): OrderAnswer {
  const own = problems as readonly OrderProblem[]; // a received document has no others
  return own.length > 0 ? answerOf(own) : taken(orderNumber);
}
