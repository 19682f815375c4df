// What a shopper chose for a line beside its quantity and its way, kept while it is aside and given back with it (SFL-1, CART-6).
import type { ProductFacts } from '#goods/catalog/rules';
import type { LineExtra } from './cart.ts';
import { hasFurnitureService } from './furniture-service.ts';

export type LineChoices = Pick<LineExtra, 'furniture' | 'altOf' | 'budgetCenter' | 'source'>;

/** What of a line is kept; null where nothing was chosen. What is known of stock and of bundles is known anew when it goes back. */
export function choicesOf(extra: LineExtra | null): LineChoices | null {
  const { furniture, altOf, budgetCenter, source } = extra ?? {};
  const choices = {
    ...(furniture !== undefined && { furniture }),
    ...(altOf !== undefined && { altOf }),
    ...(budgetCenter !== undefined && { budgetCenter }),
    ...(source !== undefined && { source }),
  };
  return Object.keys(choices).length === 0 ? null : choices;
}

/** What a line has, with what was kept for it where it has nothing of its own; a service covers no more pieces than there are. */
export function withChoices(
  extra: LineExtra | null,
  { furniture, ...kept }: LineChoices,
  { product, qty }: { readonly product: ProductFacts; readonly qty: number },
): LineExtra {
  const service =
    furniture !== undefined && hasFurnitureService(product) ? { furniture: { ...furniture, qty: Math.min(furniture.qty, qty) } } : {};
  return { ...kept, ...service, ...extra };
}
