// Facts about a feed that the feed itself does not contain.
import type { Locale } from '#base/locale/rules';

export interface FeedFacts {
  /** The language of the feed. */
  readonly locale: Locale;
  /** The time zone of the site, for periods of sales without an offset. */
  readonly timeZone: string;
  /** Today's date, for goods that are available later. */
  readonly today: string;
  /** Initial stock of products that the feed calls in stock, since feeds have no quantities. */
  readonly units: number;
  /** Whether a price of 0 is meant. */
  readonly allowFree: boolean;
  /** Whether an address is the shop's own drawing of the item, which is not imported as a picture. */
  readonly isOwnDrawing: (itemId: string, address: string) => boolean;
}
