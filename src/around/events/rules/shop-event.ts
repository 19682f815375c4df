// Everything that is reported about how the shop is used (ANL-1), as one union. Pages are patterns of addresses and goods are item numbers: nothing that
// a person typed, and no name, address or number of theirs.

/** What happens in a browser. */
export type BrowserEvent =
  /** A page was opened; `itemId` on a product's page. */
  | { readonly name: 'navigation'; readonly itemId?: string }
  /** `to`: a pattern, `mail` and `phone`, or `other site`. */
  | { readonly name: 'link'; readonly to: string; readonly part: PagePart }
  /** A form was sent: the pattern of its address, and its kind where it has several. */
  | { readonly name: 'form'; readonly to: string; readonly intent?: string }
  /** Milliseconds from the request to the first byte, to the first paint, and until all has loaded. */
  | { readonly name: 'performance'; readonly firstByteMs: number; readonly paintMs: number; readonly loadMs: number }
  /** The cart's answer; `code` OOS: the item is out of stock. */
  | { readonly name: 'add-to-cart'; readonly itemId: string; readonly qty: number; readonly outcome: AddOutcome; readonly code?: 'OOS' }
  /** An item whose price only the cart shows was added. */
  | { readonly name: 'see-price-in-cart'; readonly itemId: string }
  /** Pickup was chosen instead of delivery. */
  | { readonly name: 'pickup'; readonly itemId?: string }
  /** A whole page was loaded because the shop has a new release. */
  | { readonly name: 'bundler-redirect' }
  | { readonly name: 'approve' }
  | { readonly name: 'decline' }
  /** Which variant of an experiment the page shows. */
  | { readonly name: 'experiment-box'; readonly experiment: string; readonly variant: string }
  /** A store was chosen. */
  | { readonly name: 'store-state'; readonly storeNumber: string; readonly isOpen: boolean | null }
  /** Half of a banner was seen. */
  | { readonly name: 'banner-impression'; readonly banner: string }
  /** A search began in the box of the header: how many words, and whether a suggestion was taken. The words themselves stay here. */
  | { readonly name: 'search-box'; readonly words: number; readonly suggested: boolean }
  | { readonly name: 'feedback'; readonly topic: string; readonly rating: number | null }
  /** Somebody reads the confirmation of their order: for adapters only, because the server counts orders itself. */
  | { readonly name: 'purchase'; readonly cents: number; readonly currency: string; readonly items: readonly PurchasedItem[] };

/** What the shop's own collector takes. */
export type CollectedEvent = Exclude<BrowserEvent, { readonly name: 'purchase' }>;

export type PagePart = 'header' | 'main' | 'footer' | 'dialog';
export type AddOutcome = 'added' | 'replaced' | 'limit' | 'outOfStock' | 'unavailable' | 'failed' | 'unanswered';

export interface PurchasedItem {
  readonly itemId: string;
  readonly qty: number;
}

/** What happens on the server, where nothing in a browser can keep it from being counted. */
export type ServerEvent = { readonly name: 'order'; readonly lines: number; readonly cents: number; readonly currency: string };

export type ShopEvent = BrowserEvent | ServerEvent;

/** An event with when and where it happened. `page`: the pattern of its address. */
export interface NotedEvent {
  readonly eventId: string;
  /** Milliseconds since 1970 by the browser's clock. */
  readonly at: number;
  readonly page: string;
  readonly event: BrowserEvent;
}
