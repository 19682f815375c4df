// Billing an order to the account of a business: by invoice, without any provider (decision 0172).
import type { Permissions } from '#base/access/rules';

/** Who may have an order billed to the account; asked at the payment step and again at placing. */
export const mayBillAccount = (permissions: Permissions): boolean => permissions.has('ACCOUNT_BILLING');
