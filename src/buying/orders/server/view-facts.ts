// What views of carts and orders need besides their rows: pictures, addresses, stores.
import type { StoreRecord } from '#goods/catalog/rules';
import type { OrderReach } from '#buying/orders/rules';
import type { CopyLocale, Locale } from '#base/locale/rules';
import type { Shipment } from '#buying/orders/contract';
import type { Paths } from '#paths';

/** The product's page, picture and present title, which an order does not store; the title is null when the shop no longer knows the product. */
export interface Goods {
  (itemId: string, locale: Locale): { readonly slug: string; readonly image: string; readonly title: string | null };
}

export interface OrderViewFacts {
  readonly goods: Goods;
  readonly store: (storeNumber: string) => StoreRecord | undefined;
}

export interface Place {
  readonly locale: Locale;
  readonly paths: Paths;
}

/** Views of placed orders also depend on the time: whether a return is possible. */
export interface ViewPlace extends Place {
  readonly now: Date;
  /** The language of texts that the server writes, where it is another than the site's. */
  readonly copyLocale?: CopyLocale;
  /** A representative looks: of a card they see that there is one (USR-11). */
  readonly hidesCards?: boolean;
}

/** And on who reads them: what may be done. */
export interface ReaderPlace extends ViewPlace {
  /** Null: mails and files, which say what the buyer may do. */
  readonly reader: OrderReach | null;
}

export function storeView(store: StoreRecord | undefined): Shipment['store'] {
  return store === undefined
    ? null
    : { storeNumber: store.storeNumber, name: store.name, address: `${store.addressLine1}, ${store.city} ${store.state} ${store.zipcode}` };
}

/** PostgreSQL's JSON has instants with its own time zone. */
export function isoInstant(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
