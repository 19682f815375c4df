// What an order can be charged to, as the cart tells it (CART-1, B2B-1). Money is in two-decimal numbers.
import Type from 'typebox';
import { all, oneOf, orNull } from '#base/schema/contract';

/** The centers of the account, by name. level LINE: lines may be charged apart; budgetingEnabled: somebody counts what is spent. */
export const InvoiceInfo = Type.Object({
  bc: Type.Object({
    level: oneOf('ORDER', 'LINE'),
    values: Type.Array(Type.String()),
    ...all(Type.Boolean(), 'budgetingEnabled', 'isConfigured'),
  }),
});

/** The center that was chosen; availableBalance is null where nobody counts, negative when it is overspent. */
export const BudgetDetails = Type.Object({ budgetCenter: Type.String(), availableBalance: orNull(Type.Number()) });
