// What a feed does not say about itself.
import type { Locale } from '#base/locale/rules';

export interface FeedFacts {
  /** The language of the feed. */
  readonly locale: Locale;
  /** The instant of the import: sale prices have their time. */
  readonly now: Date;
  /** Today's date, for goods that come later. */
  readonly today: string;
  /** Units to begin with of what the feed says is in stock: feeds do not say how many. */
  readonly units: number;
  /** Whether an address is the shop's own drawing of this item: no picture to keep. */
  readonly isOwnDrawing: (itemId: string, address: string) => boolean;
}
