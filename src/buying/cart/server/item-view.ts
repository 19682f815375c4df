// What the parts of a line's answer are made with.
import type { CartFacts, CartLine, LineChange } from '#buying/cart/rules';
import { MAX_LINE_QUANTITY, type ProductFacts } from '#goods/catalog/rules';
import type { DeliveryDesk } from '#goods/delivery/rules';
import type { StockSource } from '#goods/inventory/rules';
import type { Locale } from '#base/locale/rules';
import type { makePaths } from '#paths';
import type { Speech } from './describe.ts';

export interface ItemView {
  readonly facts: CartFacts;
  readonly speech: Speech;
  readonly paths: ReturnType<typeof makePaths>;
  readonly imageOf: (product: ProductFacts, locale: Locale) => string;
  readonly version: number;
  /** Parts of the line that belong to other lines, by cart item id. */
  readonly itemOf: (cartItemId: string) => string | null;
  /** Items of the lines that belong to this one. */
  readonly childItems: (cartItemId: string) => readonly string[];
  readonly changeOf: (cartItemId: string) => LineChange | undefined;
  /** Whether to say every way to get a line. */
  readonly withOptions: boolean;
  /** Asked for those ways; made when first needed. */
  readonly desk: () => DeliveryDesk;
  /** What the other lines of the cart take of a line's item. */
  readonly takenBeside: (line: CartLine) => readonly StockSource[];
  /** Whether to explain prices. */
  readonly withTrace: boolean | undefined;
  /** What the caller does not want. */
  readonly without: { readonly alternates?: boolean; readonly inventory?: boolean; readonly related?: boolean };
}

/** Cents become two-decimal numbers at the API and nowhere else. */
export function dollars(cents: number): number {
  return cents / 100;
}

/** What never runs out has no number; the API shows the most one line can hold. */
export function finite(units: number): number {
  return Math.min(Math.max(units, 0), MAX_LINE_QUANTITY);
}
