// Permission codes, access of endpoints and pages, and kinds of caller.
export { accessText, admissionOf, isOpen, type Access, type Admission, type Caller, type OpenAccess, type StaffRole } from './access.ts';
export { ACTING_DEEDS, actingAdmission, CART_DEEDS, type Acting, type ActingDeed, type ActingRule } from './acting.ts';
export { punchoutAdmission, type Punchout } from './punchout.ts';
export { isPermission, PERMISSIONS, type Grantor, type Permission, type PermissionFacts } from './permission.ts';
export { NO_PERMISSIONS, type Permissions } from './permissions.ts';
