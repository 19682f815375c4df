// Access of endpoints and pages: each declares its `access`, and one function checks it (house law 6).
import type { Permission } from './permission.ts';
import type { Permissions } from './permissions.ts';

/** Roles of the shop's own staff. */
export const STAFF_ROLES = {
  representative: { name: 'customer-service representative', meaning: 'shops for others; the profile’s flow is CSR', source: 'USR-6' },
} as const;

export type StaffRole = keyof typeof STAFF_ROLES;

/**
 * - `anyone`: every caller gets the same answer.
 * - `shopper`: every visitor of a site; the answer may be personal.
 * - `account`: signed-in shoppers.
 * - `permission`: holders of one of these codes.
 * - `visitorWith`: every visitor of a site, of whom members of an organization need the code.
 * - `memberWith`: signed-in shoppers, of whom members of an organization need the code; who shops for themselves needs none.
 * - `staff`: the shop's own people in one of these roles.
 * - `system`: the shop itself, never a browser.
 */
export type Access =
  | 'anyone'
  | 'shopper'
  | 'account'
  | 'system'
  | { readonly permission: Permission | readonly Permission[] }
  | { readonly visitorWith: Permission }
  | { readonly memberWith: Permission }
  | { readonly staff: StaffRole | readonly StaffRole[] };

/** Access that refuses no visitor of a site, so that the caller need not be looked up. */
export type OpenAccess = 'anyone' | 'shopper';

/** The caller, as far as access depends on it. */
export type Caller =
  | { readonly kind: 'shopper'; readonly signedIn: boolean; readonly permissions: Permissions }
  /** `organization`: its account number. */
  | { readonly kind: 'member'; readonly organization: string; readonly permissions: Permissions }
  | { readonly kind: 'staff'; readonly role: StaffRole; readonly permissions: Permissions }
  | { readonly kind: 'system' };

/** `signIn`: refused because the caller is unknown. `forbidden`: the caller is known but has no right. */
export type Admission = 'allowed' | 'signIn' | 'forbidden';

export const isOpen = (access: Access): access is OpenAccess => access === 'anyone' || access === 'shopper';

/** Whether a caller has this access. */
export function admissionOf(access: Access, caller: Caller): Admission {
  if (access === 'anyone') return 'allowed';
  if (caller.kind === 'system' || access === 'system') return access === caller.kind ? 'allowed' : 'forbidden';
  if (access === 'shopper' || isForVisitor(access, caller)) return 'allowed';
  if (caller.kind === 'shopper' && !caller.signedIn) return 'signIn';
  return access === 'account' || holds(access, caller) ? 'allowed' : 'forbidden';
}

/** Members alone can be refused: everybody else buys for themselves. */
const isForVisitor = (access: Access, caller: Caller): boolean =>
  typeof access === 'object' && 'visitorWith' in access && (caller.kind !== 'member' || caller.permissions.has(access.visitorWith));

function holds(access: Exclude<Access, string>, caller: Exclude<Caller, { readonly kind: 'system' }>): boolean {
  if ('staff' in access) return caller.kind === 'staff' && [access.staff].flat().includes(caller.role);
  if ('visitorWith' in access) return false;
  if ('memberWith' in access) return caller.kind !== 'member' || caller.permissions.has(access.memberWith);
  return [access.permission].flat().some((code) => caller.permissions.has(code));
}

/** An access in words, for the API description and the access matrix. */
export function accessText(access: Access): string {
  if (typeof access === 'string') return access;
  if ('visitorWith' in access) return `shopper, of an organization with ${access.visitorWith}`;
  if ('memberWith' in access) return `account, of an organization with ${access.memberWith}`;
  return 'staff' in access ? `staff: ${[access.staff].flat().join(' or ')}` : [access.permission].flat().join(' or ');
}
