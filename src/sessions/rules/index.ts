export { isContractOnly, isSignedIn, maskedCustomerNumber, type BusinessAccount, type MembershipProgram, type Profile, type Shopper, type UserType } from './shopper.ts';
