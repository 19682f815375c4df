// Pages that are closed to a representative who acts for a shopper (USR-11, decision 0423).
import type { PAGE_ACCESS } from './page-access.ts';

type Page = keyof typeof PAGE_ACCESS;

/** What is the shopper's alone: their own details, sign-in, cards, checkout, and the services and systems that they go on to. */
const OWN = [
  '/account/details',
  '/account/preferences',
  '/account/privacy',
  '/account/payment-methods',
  '/account/security',
  '/account/security/two-step',
  '/account/security/passkeys/new',
  '/account/security/passkeys/:passkeyId',
  '/account/sign-on',
  '/account/sign-on/test',
  '/account/procurement',
  '/account/procurement/new',
  '/account/procurement/:connectionId',
  '/punchout/tester/:connectionId',
  '/account/services/online-invoicing',
  '/account/services/bill-trust',
  '/account/services/blue-tarp',
  '/account/services/breakroom',
  '/account/services/print-marketing',
  '/account/services/hi-touch',
  '/account/services/other-sites',
  '/checkout/delivery',
  '/checkout/payment',
  '/checkout/review',
  '/checkout/express',
] satisfies readonly Page[];

/** Pages that are one form, whose call is closed to representatives. */
const FORMS = [
  '/account/approval-rules/settings',
  '/account/purchase-orders/new',
  '/account/purchase-orders/import',
  '/account/purchase-orders/rules',
  '/account/purchase-orders/:poId/edit',
  '/account/tax-exemptions/new',
  '/account/purchase-documents/settings/:connectionId',
  '/account/locations/import',
  '/account/locations/:locationId',
  '/account/messages/:messageId',
  '/account/reports/mails',
  '/budget/new',
  '/budget/import',
  '/budget/:centerId/edit',
  '/budget/:centerId/move',
] satisfies readonly Page[];

const CLOSED: ReadonlySet<string> = new Set([...OWN, ...FORMS]);

/** By a page's pattern without the locale. */
export const closedWhileActing = (pattern: string): boolean => CLOSED.has(pattern);
