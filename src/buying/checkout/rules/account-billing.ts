// Billing an order to a business account: by invoice, without a payment provider (decision 0172).
import type { Permissions } from '#base/access/rules';

/** Whether the shopper may bill an order to the account; checked at the payment step and again at placing. */
export const mayBillAccount = (permissions: Permissions): boolean => permissions.has('ACCOUNT_BILLING');
