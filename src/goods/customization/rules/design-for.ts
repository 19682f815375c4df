// The design requested by an add to a cart: customized goods are never added without one (CAT-8).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { customSpecOf, type CustomizableProduct } from './custom-record.ts';
import { customSkuCode } from './custom-sku.ts';
import { customization, type CustomizationRequest, type Customization, type CustomProblem } from './customization.ts';

/** A customization with its code, as a cart line stores it. */
export interface CustomDesign extends Customization {
  readonly customSkuCode: string;
}

export interface DesignRequest {
  readonly customization?: CustomizationRequest | undefined;
  readonly customSkuCode?: string | undefined;
}

/** Why there is no design: missing, invalid, an unknown code, or a code that belongs to another customization. */
export type CustomCause = 'missing' | 'unknownCode' | 'otherCode' | CustomProblem;

export interface CustomRefusal {
  readonly cause: CustomCause;
  readonly lines: number;
  readonly lineLength: number;
}

/** Null for goods that are not made to order. Makes the code from the customization; a code in the request must match it. */
export function designFor(
  product: CustomizableProduct & { readonly itemId: string },
  asked: DesignRequest | undefined,
  known: readonly CustomDesign[],
): Outcome<CustomDesign | null, CustomRefusal> {
  const spec = customSpecOf(product);
  if (spec === null) return done(null);
  const refused = (cause: CustomCause) => failed({ cause, lines: spec.lines, lineLength: spec.lineLength });
  const code = asked?.customSkuCode;
  if (asked?.customization === undefined) {
    if (code === undefined) return refused('missing');
    const named = known.find((design) => design.customSkuCode === code);
    return named === undefined ? refused('unknownCode') : done(named);
  }
  const fitting = customization(spec, asked.customization);
  if (!fitting.ok) return refused(fitting.problem);
  const own = customSkuCode(product.itemId, fitting.value);
  return code === undefined || code === own ? done({ ...fitting.value, customSkuCode: own }) : refused('otherCode');
}

/** Whether two lines of an item have the same design; goods that are not made to order have none. */
export const isSameDesign = (a: CustomDesign | null | undefined, b: CustomDesign | null | undefined): boolean =>
  a?.customSkuCode === b?.customSkuCode;
