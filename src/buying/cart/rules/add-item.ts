// One item of a request to add, the options of the request, and the state that its items share (CART-2).
import type { DeliveryType } from '#goods/delivery/rules';
import type { DesignRequest } from '#goods/customization/rules';
import type { CartFacts } from './cart-facts.ts';
import type { CartMessage } from './cart-message.ts';
import type { NoAlternates } from './hard-alternate.ts';
import type { LineChoices } from './line-choices.ts';
import type { LineBook } from './line-book.ts';
import type { LineChange } from './line-change.ts';

export interface AddItem {
  readonly itemId: string;
  readonly qty: number;
  readonly deliveryType: DeliveryType;
  readonly storeNumber: string | null;
  /** The item or line that this service belongs to. */
  readonly parentItemId: string | null;
  readonly parentCartItemId: string | null;
  /** What the shopper chose for it before saving it for later. */
  readonly choices?: LineChoices | null;
  /** The words for a custom SKU, or the code of words that a line of the cart already has. */
  readonly custom?: DesignRequest | undefined;
}

/** Options of one add; none bypasses a rule (CART-2). */
export interface AddOptions {
  /** Adds an item that is out of stock, or an in-store-only item before a store is chosen; its line then blocks the order. */
  readonly skipInventory?: boolean;
  /** Sets the quantity of an existing line instead of adding to it. */
  readonly ignoreExisting?: boolean;
  /** Does not replace discontinued items by their successors: none, or not these. */
  readonly noAlternates?: NoAlternates;
  /** Where in the shop it was added. */
  readonly source?: string;
  /** A representative adds it for the shopper. */
  readonly byRepresentative?: boolean;
}

/** The cart while its items are added one after the other. */
export interface AddState {
  readonly book: LineBook;
  readonly facts: CartFacts;
  readonly newId: () => string;
  readonly messages: CartMessage[];
  readonly changes: Map<string, LineChange>;
  readonly options: AddOptions;
}
