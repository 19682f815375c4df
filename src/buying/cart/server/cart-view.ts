// A priced cart with everything that its answer needs.
import type { CartFacts, LineChange, PricedCart } from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';

export interface CartView {
  readonly priced: PricedCart;
  readonly facts: CartFacts;
  readonly shopper: Shopper | null;
  /** The changes of the command, if any. */
  readonly changes: readonly LineChange[];
  readonly visit: Pick<Visit, 'locale' | 'copyLocale' | 'site'>;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
  /** Whether to explain prices. */
  readonly withTrace?: boolean;
  /** Whether to list every delivery option of each line. */
  readonly withOptions?: boolean;
  /** Parts that the caller excludes. */
  readonly without?: { readonly alternates?: boolean; readonly inventory?: boolean; readonly related?: boolean };
}
