// The shopper's choices for a line besides quantity and delivery; a saved item keeps them until it returns to the cart (SFL-1, CART-6).
import type { ProductFacts } from '#goods/catalog/rules';
import type { LineExtra } from './cart.ts';
import { hasFurnitureService } from './furniture-service.ts';

export type LineChoices = Pick<LineExtra, 'furniture' | 'altOf' | 'budgetCenter' | 'purchaseOrder' | 'source'>;

/** The choices of a line, null without any. Stock marks and bundle pieces are not kept: the cart works them out again. */
export function choicesOf(extra: LineExtra | null): LineChoices | null {
  const { furniture, altOf, budgetCenter, purchaseOrder, source } = extra ?? {};
  const choices = {
    ...(furniture !== undefined && { furniture }),
    ...(altOf !== undefined && { altOf }),
    ...(budgetCenter !== undefined && { budgetCenter }),
    ...(purchaseOrder !== undefined && { purchaseOrder }),
    ...(source !== undefined && { source }),
  };
  return Object.keys(choices).length === 0 ? null : choices;
}

/** Adds kept choices where a line has none of its own; a service covers no more pieces than the line has. */
export function withChoices(
  extra: LineExtra | null,
  { furniture, ...kept }: LineChoices,
  { product, qty }: { readonly product: ProductFacts; readonly qty: number },
): LineExtra {
  const service =
    furniture !== undefined && hasFurnitureService(product) ? { furniture: { ...furniture, qty: Math.min(furniture.qty, qty) } } : {};
  return { ...kept, ...service, ...extra };
}
