// Who changes a placed order, and why a change is refused.
import type { ShipmentState } from '#buying/orders/rules';

export type OrderChangeProblem =
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'NO_SUCH_SHIPMENT' }
  /** The shipment has passed this step or has not reached it. */
  | { readonly code: 'STEP_NOT_POSSIBLE'; readonly state: ShipmentState }
  | { readonly code: 'TOO_LATE_TO_CANCEL' };

export type Actor = 'shopper' | 'staff' | 'shop';
