// Why an order of a purchasing system is not taken, and what its answer says: a status of cXML with a sentence for each reason (B2B-9).
import type { StatusCode } from '#people/cxml/rules';

/** `line`: the buyer's number of it. Amounts are cents. */
export type OrderProblem =
  /** It breaks the published rules of its document type, at `path`. */
  | { readonly code: 'INVALID'; readonly path: string; readonly detail: string }
  | { readonly code: 'NO_HEADER' | 'CARD_PAYMENT' | 'NO_LINES' | 'SEVERAL_SHIP_TO' | 'NO_SHIP_TO' }
  | { readonly code: 'ORDER_ID'; readonly longest: number }
  | { readonly code: 'TOO_MANY_LINES'; readonly most: number }
  | { readonly code: 'LINE_NUMBER'; readonly given: string }
  | { readonly code: 'QUANTITY' | 'PRICE_UNREADABLE'; readonly line: number; readonly given: string }
  | { readonly code: 'CURRENCIES_DIFFER'; readonly line: number; readonly given: string; readonly currency: string }
  | { readonly code: 'CURRENCY'; readonly given: string }
  | { readonly code: 'UNKNOWN_ITEM'; readonly line: number; readonly given: string }
  | { readonly code: 'UNIT'; readonly line: number; readonly given: string; readonly unit: string }
  /** `ours`: the price that was agreed on in the punchout session, or else that of the day. */
  | {
      readonly code: 'PRICE';
      readonly line: number;
      readonly given: number;
      readonly ours: number;
      readonly currency: string;
      readonly isAgreed: boolean;
    }
  | { readonly code: 'PRICE_MISSING'; readonly line: number }
  /** Its accounts are several budget centers of the shop; `given`: their names. */
  | { readonly code: 'SEVERAL_CENTERS'; readonly line: number; readonly given: string }
  /** What the cart says about it, in words. */
  | { readonly code: 'ITEM'; readonly line: number; readonly text: string }
  | { readonly code: 'SHIP_TO_UNKNOWN'; readonly given: string }
  | { readonly code: 'SHIP_TO_WRONG'; readonly given: string }
  | { readonly code: 'NEW_SHIP_TO' | 'SHIP_TO_ABROAD' }
  /** Placing refuses it, in words. */
  | { readonly code: 'NOT_PLACED'; readonly text: string }
  | { readonly code: 'NO_PERSON' | 'NOT_BILLED' | 'BUSY' | 'UPDATE' | 'PAYLOAD_ID_USED' }
  | { readonly code: 'ORDER_ID_USED' | 'NO_SUCH_ORDER' | 'TEST_OF_ORDER'; readonly given: string }
  | { readonly code: 'NOT_CANCELLED'; readonly given: string; readonly text: string };

export type OrderProblemCode = OrderProblem['code'];

const STATUSES: ReadonlyMap<OrderProblemCode, StatusCode> = new Map<OrderProblemCode, StatusCode>([
  ['INVALID', 406],
  ['NO_HEADER', 406],
  ['NO_PERSON', 403],
  ['NOT_BILLED', 403],
  ['BUSY', 560],
  ['UPDATE', 450],
  ['PAYLOAD_ID_USED', 409],
  ['ORDER_ID_USED', 409],
  ['NOT_CANCELLED', 409],
  ['NO_SUCH_ORDER', 409],
  ['TEST_OF_ORDER', 409],
  ['CARD_PAYMENT', 450],
  ['SEVERAL_SHIP_TO', 450],
  ['SEVERAL_CENTERS', 450],
  ['PRICE', 417],
  ['ITEM', 417],
  ['NOT_PLACED', 417],
]);

/** The status of an order with these problems: that of the first. */
export const statusOf = ([first]: readonly OrderProblem[]): StatusCode => (first === undefined ? 200 : (STATUSES.get(first.code) ?? 400));

/** Sending the same document again may end better: nothing is kept of the first time. */
export const isPassing = (problems: readonly OrderProblem[]): boolean => problems.some(({ code }) => code === 'BUSY');
