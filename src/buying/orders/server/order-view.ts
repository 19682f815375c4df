// Orders and carts in checkout as receipts show them: shipments with dates, amounts with two decimals.
import type { PricedCart } from '#buying/cart/rules';
import type { Amounts, OrderDetail, OrderSummary, Shipment } from '#buying/orders/contract';
import { shownStatus } from '#buying/orders/rules';
import { placedOrderView } from './placed-order-view.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderListRow } from './order-list-queries.ts';
import { orderedBy } from './ordered-by.ts';
import type { OrderViewFacts, ReaderPlace } from './view-facts.ts';
import { cartAmounts, noAmounts } from './receipt-amounts.ts';
import { siteCountry } from '#base/site/rules';
import { readTitle } from './read-title.ts';
import { cartShipments, type CartPlace } from './cart-shipments.ts';

export function makeOrderViews(facts: OrderViewFacts) {
  return {
    /** A cart's shipments and amounts, for the summary beside checkout. */
    cart(priced: PricedCart, place: CartPlace, currency: string): { readonly shipments: Shipment[]; readonly amounts: Amounts } {
      return { shipments: cartShipments(priced, place, facts), amounts: cartAmounts(priced, currency, place.copyLocale) };
    },
    /** An empty receipt. */
    noCart(currency: string): { readonly shipments: Shipment[]; readonly amounts: Amounts } {
      return { shipments: [], amounts: noAmounts(currency) };
    },
    detail: (row: OrderRow, place: ReaderPlace): OrderDetail => placedOrderView(row, place, facts),
    summary(row: OrderListRow, { locale, reader }: ReaderPlace): OrderSummary {
      return {
        orderNumber: row.order_number,
        orderedBy: orderedBy(row, reader),
        country: siteCountry(row.site_id),
        status: shownStatus(row.status, row.fulfilment),
        placedAt: row.placed_at.toISOString(),
        total: row.total / 100,
        currency: row.currency,
        units: row.units,
        lines: row.lines,
        latest: row.latest,
        items: row.items.map((item) => ({
          ...item,
          title: readTitle(item, row.locale, locale, facts),
          image: facts.goods(item.itemId, locale).image,
        })),
      };
    },
  };
}

export type OrderViews = ReturnType<typeof makeOrderViews>;
