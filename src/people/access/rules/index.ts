// Rights of people, and who may open which page.
export { admissionTo, mayOpen, PAGE_ACCESS, pageAccess, type PageRoute } from './page-access.ts';
export { rightsOf, type Rights, type StoredRights } from './rights.ts';
export { shownCaller, type ShownFacts } from './shown-caller.ts';
export { signInAddress } from './sign-in-address.ts';
