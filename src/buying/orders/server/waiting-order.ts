// An order that waits for approval, as far as its approvers can change it.
import type { DraftAmounts } from '#buying/orders/rules';
import type { DeliveryType } from '#goods/delivery/rules';
import type { TaxShare } from '#goods/tax/rules';

/** A line of a waiting order: what can become less of it. Cents. */
export interface WaitingLine {
  readonly lineNo: number;
  readonly parentLineNo: number | null;
  readonly itemId: string;
  readonly title: string;
  readonly qty: number;
  readonly unitPrice: number;
  readonly gross: number;
  readonly itemDiscount: number;
  readonly basketDiscount: number;
  readonly handling: number;
  readonly furniture: number;
  readonly furnitureService: { readonly level: string; readonly qty: number } | null;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly budgetCenter: string;
  readonly purchaseOrder: string;
  readonly deliveryType: DeliveryType;
  readonly storeNumber: string | null;
  readonly deliveryGroup: string;
  readonly levelOfService: string | null;
  /** Days; null while unknown. */
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  readonly backOrder: boolean;
  /** Where its units were when it was submitted; null: they are promised, or the line has no stock. */
  readonly stockLocation: string | null;
  readonly stockTaken: number;
}

export interface WaitingTender {
  readonly tenderNo: number;
  readonly paymentType: string;
  readonly amount: number;
}

export interface WaitingOrder {
  readonly ownerId: string;
  readonly cartId: string;
  readonly currency: 'USD' | 'CAD';
  readonly budgetCenter: string;
  readonly purchaseOrder: string;
  readonly amounts: DraftAmounts;
  readonly lines: readonly WaitingLine[];
  readonly tenders: readonly WaitingTender[];
}
