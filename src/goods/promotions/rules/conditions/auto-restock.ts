// Only for what comes by itself: a restock that is due (ATC-7).
import { condition } from '../condition.ts';

export const autoRestock = condition({
  code: 'autoRestock',
  about: 'shopper',
  values: {},
  qualifies: (_, { terms }) => terms.isRestock === true,
  missing: () => ({ reason: 'NOT_FOR_YOU' }),
});
