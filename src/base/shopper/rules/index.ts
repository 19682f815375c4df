// The shopper, for all floors (USR-1, USR-9).
export { cartQuery, purposeIn, type CartPurpose } from './cart-purpose.ts';
export {
  callerOf,
  hasOwnCatalog,
  isContractOnly,
  isMember,
  isSignedIn,
  maskedCustomerNumber,
  mayPickUp,
  shopperMayPickUp,
  type BusinessAccount,
  type SalesRep,
  type MembershipProgram,
  type Profile,
  type QuickBuy,
  type Shopper,
  type SignedIn,
  type UserType,
} from './shopper.ts';
