// Surcharge items and their alternates without the fee (CART-16: surchargeAlts).
import type { ProductFacts } from '#goods/catalog/rules';
import { unitFees } from '#goods/pricing/rules';
import type { CartFacts } from './cart-facts.ts';

/** Available alternates of a surcharge item without a surcharge. */
export function surchargeAlternates(product: ProductFacts, facts: CartFacts): readonly string[] {
  return product.alternates.filter((itemId) => {
    const other = facts.product(itemId);
    return (
      other !== undefined &&
      other.status === 'active' &&
      unitFees(other.prices, facts.site.currency).surcharge === 0 &&
      facts.available(itemId) > 0 &&
      facts.price(other, 1) !== null
    );
  });
}
