// The price steps of a line in the order of calculation; they sum exactly to its cost (behaviour.md, Money).
import type { PriceSource } from '#goods/pricing/rules';
import { COUPON_SCOPES, type CouponScope } from '#goods/promotions/rules';
import type { PricedLine } from './priced-line.ts';

export type PriceStep =
  /** `each` is the regular price; a lower unit price is a separate step. */
  | {
      readonly kind: 'price';
      readonly source: PriceSource;
      readonly contract?: string;
      readonly each: number;
      readonly qty: number;
      readonly cents: number;
    }
  | { readonly kind: 'reduction'; readonly source: PriceSource; readonly breakQty: number | null; readonly cents: number }
  | { readonly kind: 'coupon'; readonly code: string; readonly scope: CouponScope; readonly cents: number }
  | { readonly kind: 'fee'; readonly fee: 'handling' | 'surcharge' | 'furnitureService'; readonly cents: number }
  | { readonly kind: 'tax'; readonly name: string; readonly jurisdiction: string; readonly rate: number; readonly cents: number };

/** Empty for a line that does not count. */
export function explainLine({ line, price, counted, coupons, handling, surcharge, furniture, taxes }: PricedLine): readonly PriceStep[] {
  if (!counted || price === null) return [];
  const regular = price.was ?? price.each;
  const steps: PriceStep[] = [
    {
      kind: 'price',
      source: price.was === null ? price.source : 'base',
      ...(price.contract !== null && { contract: price.contract.name }),
      each: regular,
      qty: line.qty,
      cents: regular * line.qty,
    },
  ];
  if (price.was !== null)
    steps.push({ kind: 'reduction', source: price.source, breakQty: price.breakQty, cents: -(price.was - price.each) * line.qty });
  const inOrder = coupons.toSorted((a, b) => COUPON_SCOPES.indexOf(a.scope) - COUPON_SCOPES.indexOf(b.scope));
  for (const { code, scope, cents } of inOrder) steps.push({ kind: 'coupon', code, scope, cents: -cents });
  if (handling > 0) steps.push({ kind: 'fee', fee: 'handling', cents: handling });
  if (surcharge > 0) steps.push({ kind: 'fee', fee: 'surcharge', cents: surcharge });
  if (furniture > 0) steps.push({ kind: 'fee', fee: 'furnitureService', cents: furniture });
  for (const { name, jurisdiction, rate, cents } of taxes) steps.push({ kind: 'tax', name, jurisdiction, rate, cents });
  return steps;
}
