// What the parts of a line's answer need.
import type { CartFacts, CartLine, LineChange } from '#buying/cart/rules';
import { MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import type { DeliveryDesk } from '#goods/delivery/rules';
import type { StockSource } from '#goods/inventory/rules';
import type { Locale } from '#base/locale/rules';
import type { makePaths } from '#paths';
import type { Speech } from './speech.ts';

export interface ItemView {
  readonly facts: CartFacts;
  readonly speech: Speech;
  readonly paths: ReturnType<typeof makePaths>;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
  readonly version: number;
  /** The item of another line, by cart item id. */
  readonly itemOf: (cartItemId: string) => string | null;
  /** The items of this line's services and parts. */
  readonly childItems: (cartItemId: string) => readonly string[];
  readonly changeOf: (cartItemId: string) => LineChange | undefined;
  /** Whether to list every delivery option of a line. */
  readonly withOptions: boolean;
  /** Makes those options; created when first needed. */
  readonly desk: () => DeliveryDesk;
  /** Stock that other lines of the same item take. */
  readonly takenByOtherLines: (line: CartLine) => readonly StockSource[];
  /** Whether to explain prices. */
  readonly withTrace: boolean | undefined;
  /** Parts that the caller excludes. */
  readonly without: { readonly alternates?: boolean; readonly inventory?: boolean; readonly related?: boolean };
}

/** The only place that turns cents into the API's two-decimal numbers. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** Unlimited stock has no number; the API shows the most that one line can hold. */
export function finite(units: number): number {
  return Math.min(Math.max(units, 0), MAX_LINE_QUANTITY);
}
