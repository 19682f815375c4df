// The shopper, for all floors (USR-1, USR-9).
export {
  callerOf,
  isContractOnly,
  isMember,
  isSignedIn,
  maskedCustomerNumber,
  type BusinessAccount,
  type MembershipProgram,
  type Profile,
  type QuickBuy,
  type Shopper,
  type SignedIn,
  type UserType,
} from './shopper.ts';
