// Delivery types, promises and fees (DLV-1, DLV-2, DLV-5, CART-16).
export { CALENDAR_DAYS, deliveryCalendar, onChosenDay, type CalendarDay } from './delivery-calendar.ts';
export type { DeliveryFacts } from './desk-stock.ts';
export { makeDeliveryDesk, type DeliveryDesk, type LineDelivery } from './delivery-desk.ts';
export { DELIVERY_GROUPS, type DeliveryGroup, type LevelOfService } from './delivery-group.ts';
export { OUT_OF_STOCK, WAITS_FOR_STORE, type DeliveryPromise } from './delivery-promise.ts';
export { deliveryOptions, type DeliveryOption, type OptionFacts, type OptionLocation } from './delivery-options.ts';
export {
  deliveryMode,
  isPartnerPoint,
  isPickup,
  PARTNER_POINT,
  settleDelivery,
  SHIP_TO_ADDRESS,
  type DeliveryChoice,
  type DeliveryType,
} from './delivery-type.ts';
export { leadTime, type LeadTime } from './lead-time.ts';
export { areaFeeOf, deliveryAreaFee } from './remote-area.ts';
export { deliveryFeesAlone, paysForDelivery, shippingFee, type ShippingFee, type ShippingTerms } from './fees.ts';
export { pickupChanges, type PickupChanges, type PickupLine } from './pickup-changes.ts';
export { holidaysOf } from './holidays.ts';
export { heldUntil, isHoldOver, PICKUP_HOLD_DAYS, type HoldPlace } from './pickup-hold.ts';
export { isSoon, PICKUP_MINUTES, pickupPromise, SAME_DAY_BY, SAME_DAY_CUTOFF } from './store-promise.ts';
export { REMOTE_DAYS } from './promise.ts';
export { readHours, storeState } from './store-hours.ts';
export { timeLeft, type TimeLeft } from './time-left.ts';
export { makeWorkCalendar, type DayOff, type WorkCalendar } from './work-calendar.ts';
