// What views of carts and orders need beside their rows: pictures, addresses of pages, stores.
import type { StoreRecord } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import type { Shipment } from '#buying/orders/contract';
import type { Paths } from '#paths';

/** What an order does not hold itself: where a product is seen, and what it looks like. */
export interface Goods {
  (itemId: string, locale: Locale): { readonly slug: string; readonly image: string };
}

export interface OrderViewFacts {
  readonly goods: Goods;
  readonly store: (storeNumber: string) => StoreRecord | undefined;
}

export interface Place {
  readonly locale: Locale;
  readonly paths: Paths;
}

/** A placed order also changes with the day: what can be sent back. */
export interface ViewPlace extends Place {
  readonly now: Date;
}

export function storeView(store: StoreRecord | undefined): Shipment['store'] {
  return store === undefined
    ? null
    : { storeNumber: store.storeNumber, name: store.name, address: `${store.addressLine1}, ${store.city} ${store.state} ${store.zipcode}` };
}
