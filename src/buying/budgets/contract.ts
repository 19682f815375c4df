// What an order can be charged to, as the cart's reply shows it (CART-1, B2B-1). Amounts have two decimals.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

/** The account's budget centers, by name. level LINE: each line may have its own center; budgetingEnabled: the account limits spending. */
export const InvoiceInfo = Type.Object({
  bc: Type.Object({
    level: oneOf('ORDER', 'LINE'),
    values: Type.Array(Type.String()),
    ...all(Type.Boolean(), 'budgetingEnabled', 'isConfigured'),
  }),
});

/** The chosen center. availableBalance is null without a limit, and negative when the center is overspent. */
export const BudgetDetails = Type.Object({ budgetCenter: Type.String(), availableBalance: orNull(Type.Number()) });
