// Rules of checkout: the entries, what is missing, which step is open (CHK-1, CHK-2).
export { allowedShipTo, fixedBilling, OWN_ADDRESSES, type AddressesAllowed, type BarredShipTo } from './addresses-allowed.ts';
export { arrivalChanges, arrivalsSeen, type ArrivalChange, type ArrivingLine, type ItemArrival } from './arrivals-seen.ts';
export {
  CHECKOUT_STEPS,
  entriesFor,
  isCard,
  mayEnter,
  NO_ENTRIES,
  openStep,
  sectionsOf,
  type AskedCaptcha,
  type CheckoutEntries,
  type CheckoutMode,
  type CheckoutStep,
  type ChosenPayment,
  type ChosenSavedCard,
  type PickupContact,
} from './checkout-entries.ts';
export { couponUserOf, destinationOf } from './destination.ts';
export { chargedTo, type ChargedTo } from './charged-to.ts';
export { mayBillAccount } from './account-billing.ts';
export {
  applyTenders,
  coversAll,
  isGift,
  rewardTender,
  tendersSeen,
  type AppliedTender,
  type AppliedTenders,
  type GiftTender,
  type RewardChoice,
  type Tender,
} from './tenders.ts';
export {
  readDelivery,
  type DeliveryEntries,
  type DeliveryField,
  type DeliveryForm,
  type DeliveryProblem,
  type DeliveryProblemCode,
} from './delivery-form.ts';
