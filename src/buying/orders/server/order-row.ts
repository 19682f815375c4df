// A whole order as the database reads it: one row, with its parts as JSON.
import type { PostalAddress } from '#people/addresses/rules';
import type { FurnitureService } from '#buying/cart/rules';
import type { OrderEvent } from '#buying/orders/contract';
import type { Currency } from '#base/money/rules';
import type { CustomDesign } from '#goods/customization/rules';
import type { DraftAmounts, Fulfilment, PlacedStatus, ReturnReason, ReturnState, ShipmentState } from '#buying/orders/rules';
import type { PaymentMeans } from '#buying/payment/rules';
import type { SiteId } from '#base/site/rules';
import type { TaxShare } from '#goods/tax/rules';

export interface OrderRow {
  readonly order_number: string;
  readonly owner_id: string;
  /** The organization it was placed for, and its buyer's name then; both null without one. */
  readonly account_number: string | null;
  readonly buyer_name: string | null;
  readonly site_id: SiteId;
  readonly locale: string;
  readonly status: PlacedStatus;
  readonly fulfilment: Fulfilment;
  readonly currency: Currency;
  readonly email: string;
  readonly phone: string;
  readonly sub_total: number;
  readonly discount: number;
  readonly ship_fee: number;
  readonly member_savings: number;
  readonly handling_fee: number;
  readonly surcharge_fee: number;
  readonly area_fee: number;
  readonly tax: number;
  readonly total: number;
  readonly taxes: DraftAmounts['taxes'];
  readonly tax_exemptions: DraftAmounts['exemptions'];
  readonly coupons: DraftAmounts['coupons'];
  readonly purchase_order: string;
  readonly purchase_order_release: string;
  readonly budget_center: string;
  readonly placed_at: Date;
  readonly cancelled: number;
  readonly refunded: number;
  readonly document_key: string;
  readonly cid_param: string | null;
  readonly cart_changed: boolean;
  /** Placed as a special order. */
  readonly special: boolean;
  readonly lines: readonly OrderLineRow[];
  readonly shipments: readonly ShipmentRow[];
  readonly events: readonly EventRow[];
  readonly returns: readonly ReturnRow[];
  readonly addresses: readonly OrderAddressRow[];
  readonly money_lapsed: boolean;
  readonly payments: readonly (PaymentMeans & { readonly type: string; readonly amount: number })[];
}

export interface OrderLineRow {
  readonly lineNo: number;
  readonly itemId: string;
  readonly title: string;
  readonly qty: number;
  readonly unitPrice: number;
  readonly gross: number;
  readonly discount: number;
  readonly parentLineNo: number | null;
  readonly parentRelation: string | null;
  /** A gift card; gift cards earn no rewards. */
  readonly giftCard: boolean;
  readonly deliveryType: string;
  readonly storeNumber: string | null;
  readonly group: string;
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly readyAt: number | null;
  /** Includes the furniture service. */
  readonly handling: number;
  readonly furniture: number;
  readonly furnitureService: FurnitureService | null;
  readonly surcharge: number;
  readonly taxes: readonly TaxShare[];
  readonly cancelled: boolean;
  /** The customization of goods made to order, with its code. */
  readonly custom: CustomDesign | null;
  readonly budgetCenter: string;
  readonly serials: readonly { readonly serial: string; readonly warrantyUntil: string | null }[];
  /** The name of the contract that made the price; '' for any other price. */
  readonly contract: string;
  readonly purchaseOrder: string;
}

/** Instants are ISO, as in JSON. */
export interface ShipmentRow {
  readonly shipmentNo: number;
  readonly state: ShipmentState;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly packedAt: string | null;
  readonly leftAt: string | null;
  readonly arrivedAt: string | null;
  readonly captured: number | null;
  readonly heldUntil: string | null;
}

export interface EventRow {
  readonly kind: Exclude<OrderEvent['kind'], 'placed'>;
  readonly shipmentNo: number | null;
  readonly lineNos: readonly number[];
  readonly returnNo: number | null;
  readonly amount: number;
  readonly at: string;
}

export interface ReturnRow {
  readonly returnNo: number;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly requestedAt: string;
  readonly labelKey: string;
  readonly receivedAt: string | null;
  readonly lines: readonly { readonly lineNo: number; readonly qty: number; readonly arrived: number | null; readonly amount: number }[];
}

export interface OrderAddressRow extends Omit<PostalAddress, 'location'> {
  readonly type: 'S' | 'B' | 'SB' | 'ST';
  readonly storeNumber: string | null;
  /** The organization's location that it was; '' for every other address. */
  readonly locationCode: string;
  readonly locationName: string;
  readonly locationNotes: string;
}
