// A priced cart and what it takes to say it.
import type { CartFacts, LineChange, PricedCart } from '#buying/cart/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';

export interface CartView {
  readonly priced: PricedCart;
  readonly facts: CartFacts;
  readonly shopper: Shopper | null;
  /** What the command did, when there was one. */
  readonly changes: readonly LineChange[];
  readonly visit: Pick<Visit, 'locale' | 'copyLocale' | 'site'>;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
  /** Whether to explain prices. */
  readonly withTrace?: boolean;
  /** Whether to say every way to get each line. */
  readonly withOptions?: boolean;
  /** What the caller does not want. */
  readonly without?: { readonly alternates?: boolean; readonly inventory?: boolean; readonly related?: boolean };
}
