// What the parts of a line's answer are made with.
import type { CartFacts, LineChange } from '#cart/rules';
import type { ProductFacts } from '#catalog/rules';
import type { makePaths } from '#paths';
import type { Speech } from './describe.ts';

export interface ItemView {
  readonly facts: CartFacts;
  readonly speech: Speech;
  readonly paths: ReturnType<typeof makePaths>;
  readonly imageOf: (product: ProductFacts) => string;
  readonly version: number;
  /** Parts of the line that belong to other lines, by cart item id. */
  readonly itemOf: (cartItemId: string) => string | null;
  /** Items of the lines that belong to this one. */
  readonly childItems: (cartItemId: string) => readonly string[];
  readonly changeOf: (cartItemId: string) => LineChange | undefined;
  /** Whether to explain prices. */
  readonly withTrace: boolean | undefined;
  /** What the caller does not want. */
  readonly without: { readonly alternates?: boolean; readonly inventory?: boolean; readonly related?: boolean };
}

/** Cents become two-decimal numbers at the API and nowhere else. */
export function dollars(cents: number): number {
  return cents / 100;
}
