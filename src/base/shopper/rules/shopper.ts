// The shopper: session facts that rules, prices and pages may depend on (USR-2, APP-4).
import { NO_PERMISSIONS, type Caller, type Permissions } from '#base/access/rules';
import type { Tenant } from '#base/site/rules';

/** ASC: an associate, a registered shopper in the segment of that name (USR-11). */
export type UserType = 'GUEST' | 'REGISTERED' | 'THIRD_PARTY' | 'ASC';
export type MembershipProgram = 'NON_MEMBER' | 'SELECT' | 'PREMIUM';

export interface Profile {
  readonly profileId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly customerNumber: string;
  readonly rewardsNumber: string | null;
  readonly membershipProgram: MembershipProgram;
  /** Of a paid membership that runs; absent without one. */
  readonly membershipTerm?: MembershipTerm | undefined;
  /** Codes of the offers that the member has turned on; absent: none (RWD-2). */
  readonly offers?: readonly string[] | undefined;
  readonly segmentCode: string;
  readonly flow: string;
  /** When the account was opened, in milliseconds. */
  readonly since: number;
  readonly spanish: boolean;
  readonly preferredStore: string | null;
  /** The partner whose site the shopper came from (APP-4); null for our own. */
  readonly partner: Partner | null;
  /** Null when buy now is not set up. */
  readonly quickBuy: QuickBuy | null;
}

/** `until`: the last day of a membership (ISO); `cents`: what a year of it cost (RWD-4). */
export interface MembershipTerm {
  readonly until: string;
  readonly cents: number;
}

/** `code` is the partner's own (tpsCode), `name` is for display. */
export interface Partner {
  readonly code: string;
  readonly name: string;
}

/** Buy-now settings of the profile: site, address and card (CART-22). */
export interface QuickBuy {
  readonly siteId: string;
  readonly addressId: string;
  readonly paymentId: string;
  /** Delivery ZIP code: determines taxes and dates. */
  readonly zip: string;
}

export interface BusinessAccount {
  readonly accountNumber: string;
  readonly name: string;
  readonly division: string;
  readonly routeType: string;
  readonly salesRep: SalesRep | null;
}

/** Whom the organization calls at the seller's; e-mail and phone (ten digits) may be empty. */
export interface SalesRep {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface Shopper {
  /** Owner of the cart and all other data of the shopper: the profile's id when signed in, else the guest's id. */
  readonly shopperId: string;
  readonly tenant: Tenant;
  readonly userType: UserType;
  readonly contextToken: string;
  readonly profile: Profile | null;
  readonly account: BusinessAccount | null;
  readonly permissions: Permissions;
}

/** A signed-in shopper. */
export type SignedIn = Shopper & { readonly profile: Profile };

const GUEST: Caller = { kind: 'shopper', signedIn: false, permissions: NO_PERMISSIONS };

export function isSignedIn(shopper: Shopper | null): shopper is SignedIn {
  return shopper !== null && shopper.profile !== null;
}

/**
 * Whether a shopper sees and buys contract items only (USR-4). G_IOC is an inverted right: its absence restricts. An account with unknown permissions
 * is restricted (T1); shoppers without an account are not.
 */
export function isContractOnly(shopper: Shopper | null): boolean {
  return shopper !== null && shopper.account !== null && !shopper.permissions.has('G_IOC');
}

/** What the shop offers to everybody but the members of an organization without the code. */
export interface Offers {
  /** Reduced goods: their page, and every way there (DL). */
  readonly deals: boolean;
  /** The page of coupons, and every way there (PD). */
  readonly promotions: boolean;
}

const ALL_OFFERS: Offers = { deals: true, promotions: true };

/** What the shopper is offered (B2B-7). Shoppers who are offered everything share one object. */
export function offersTo(shopper: Shopper | null): Offers {
  const { account = null, permissions = NO_PERMISSIONS } = shopper ?? {};
  if (account === null || (permissions.has('DL') && permissions.has('PD'))) return ALL_OFFERS;
  return { deals: permissions.has('DL'), promotions: permissions.has('PD') };
}

/**
 * Whether public pages differ for the shopper: contract items only, without the items that policy blocks (G_IBV), or without something that
 * everybody is offered (DL, PD).
 */
export function hasOwnPages(shopper: Shopper | null): boolean {
  const { account = null, permissions = NO_PERMISSIONS } = shopper ?? {};
  return isContractOnly(shopper) || (account !== null && permissions.has('G_IBV')) || offersTo(shopper) !== ALL_OFFERS;
}

/** Whether a policy of the shopper's organization may show goods that they cannot buy (G_BIO): pages that everybody shares do not know it. */
export function mayBeBlocked(shopper: Shopper | null): boolean {
  const { account = null, permissions = NO_PERMISSIONS } = shopper ?? {};
  return account !== null && permissions.has('G_BIO');
}

/** Whether the shopper may pick goods up in a store: accounts need G_BOP, people who buy for themselves need nothing (USR-4). */
export const mayPickUp = (buyer: { readonly hasAccount: boolean; readonly permissions: Permissions }): boolean =>
  !buyer.hasAccount || buyer.permissions.has('G_BOP');

/** The same of a session's shopper; a visitor without a session buys for themselves. */
export const shopperMayPickUp = (shopper: Shopper | null): boolean =>
  shopper === null || mayPickUp({ hasAccount: shopper.account !== null, permissions: shopper.permissions });

/** The kind of caller of a session: the flow CSR means staff, a business account means a member of an organization. */
export function callerOf(shopper: Shopper | null): Caller {
  if (!isSignedIn(shopper)) return GUEST;
  const { profile, account, permissions } = shopper;
  if (profile.flow === 'CSR') return { kind: 'staff', role: 'representative', permissions };
  if (account !== null) return { kind: 'member', organization: account.accountNumber, permissions };
  return { kind: 'shopper', signedIn: true, permissions };
}

/** The displayed customer number: all but its last four digits are X (T45: four digits or fewer are not masked). */
export function maskedCustomerNumber(customerNumber: string): string {
  return customerNumber.replace(/\d(?=\d{4})/g, 'X');
}

/** Whether the shopper belongs to a paid program, whose members pay nothing for delivery. */
export function isMember(shopper: Shopper | null): boolean {
  return (shopper?.profile?.membershipProgram ?? 'NON_MEMBER') !== 'NON_MEMBER';
}
