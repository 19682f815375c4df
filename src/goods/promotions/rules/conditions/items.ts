// Discounts only the named goods: listed items, and goods in one of the categories and of one of the brands. An empty list of categories or brands
// allows all of them; three empty lists name every item.
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
