// People's rights, and access of pages.
export { admissionTo, mayOpen } from './may-open.ts';
export { isPage } from './is-page.ts';
export { OWN_CHANGES, ownChangesOf } from './own-changes.ts';
export { PAGE_ACCESS } from './page-access.ts';
export { pageAccess, type PageRoute } from './route-access.ts';
export { closedWhileActing } from './acting-pages.ts';
export { closedInPunchout, punchoutAddress } from './punchout-pages.ts';
export { rightsOf, type Rights, type StoredRights } from './rights.ts';
export { shownCaller, type ShownFacts } from './shown-caller.ts';
export { signInAddress } from './sign-in-address.ts';
