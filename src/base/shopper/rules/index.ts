// The shopper, for all floors (USR-1, USR-9).
export { cartQuery, purposeIn, type CartPurpose } from './cart-purpose.ts';
export {
  callerOf,
  hasOwnPages,
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
  type Offers,
  type Profile,
  type QuickBuy,
  type Shopper,
  type SignedIn,
  type UserType,
} from './shopper.ts';
