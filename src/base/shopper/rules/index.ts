// The shopper, for all floors (USR-1, USR-9).
export { cartQuery, purposeIn, type CartPurpose } from './cart-purpose.ts';
export {
  callerOf,
  hasOwnPages,
  mayBeBlocked,
  isContractOnly,
  isMember,
  isSignedIn,
  maskedCustomerNumber,
  mayPickUp,
  offersTo,
  shopperMayPickUp,
  type BusinessAccount,
  type SalesRep,
  type MembershipProgram,
  type MembershipTerm,
  type Offers,
  type Profile,
  type QuickBuy,
  type Shopper,
  type SignedIn,
  type UserType,
} from './shopper.ts';
export { MENU_COUNTS, type MenuCounts } from './menu-counts.ts';
