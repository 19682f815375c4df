// It names goods, and only those are discounted: any of the items, or what is of the categories and of the brands; an empty list names nothing.
import { condition } from '../condition.ts';
import { texts } from '../condition-values.ts';
import { centsOf } from '../coupon-terms.ts';

export const items = condition({
  code: 'items',
  about: 'cart',
  values: { items: texts, categories: texts, brands: texts },
  qualifies: (_, { named }) => centsOf(named) > 0,
  missing: () => ({ reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', missingQty: 1 }),
  worksOn({ items: ids, categories, brands }, line) {
    if (ids.includes(line.itemId)) return true;
    if (categories.length === 0 && brands.length === 0) return ids.length === 0;
    const inCategory = categories.length === 0 || line.categories.some((id) => categories.includes(id));
    return inCategory && (brands.length === 0 || brands.includes(line.brand));
  },
});
