// The shopper's own words on a line of the cart (CAT-8): nothing is added without them, and lines with different words stay apart.
import {
  customization,
  customSkuCode,
  customSpecOf,
  type AskedCustomization,
  type CustomDesign,
  type CustomProblem,
  type ProductFacts,
} from '#goods/catalog/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CartLine } from './cart.ts';

export interface AskedDesign {
  readonly customization?: AskedCustomization | undefined;
  readonly customSkuCode?: string | undefined;
}

/** Why words are missing: none came, they do not fit, the code names none of the cart's, or it names others than those that came. */
export type CustomCause = 'missing' | 'unknownCode' | 'otherCode' | CustomProblem;

export interface CustomRefusal {
  readonly cause: CustomCause;
  readonly lines: number;
  readonly lineLength: number;
}

/** Null for what is not made to order. The code is made here, from the words: one that a caller gives has to be the same. */
export function designFor(
  product: ProductFacts,
  asked: AskedDesign | undefined,
  same: readonly CartLine[],
): Outcome<CustomDesign | null, CustomRefusal> {
  const spec = customSpecOf(product);
  if (spec === null) return done(null);
  const refused = (cause: CustomCause) => failed({ cause, lines: spec.lines, lineLength: spec.lineLength });
  const code = asked?.customSkuCode;
  if (asked?.customization === undefined) {
    if (code === undefined) return refused('missing');
    const known = same.find((line) => line.extra?.custom?.customSkuCode === code)?.extra?.custom;
    return known === undefined ? refused('unknownCode') : done(known);
  }
  const words = customization(spec, asked.customization);
  if (!words.ok) return refused(words.problem);
  const own = customSkuCode(product.itemId, words.value);
  return code === undefined || code === own ? done({ ...words.value, customSkuCode: own }) : refused('otherCode');
}

export const isSameDesign = (a: CustomDesign | null | undefined, b: CustomDesign | null | undefined): boolean =>
  a?.customSkuCode === b?.customSkuCode;
