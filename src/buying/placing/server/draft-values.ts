// Maps an order's draft to the values of the statement that writes it.
import type { PricedCart } from '#buying/cart/rules';
import { chargedTo, type CheckoutEntries } from '#buying/checkout/rules';
import type { StockColumns } from '#goods/inventory/server';
import type { OrderTender } from '#buying/orders/rules';
import type { OrderDraft } from '#buying/placing/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import type { DraftValues } from '#buying/orders/server';

/** How long a request may work on its draft: twice the provider's time limit for each tender. */
const [LEASE_MS, LEASE_PER_TENDER_MS] = [10_000, 20_000];

export interface DraftRow {
  readonly orderNumber: string;
  readonly shopper: Shopper;
  readonly visit: Visit;
  readonly priced: PricedCart;
  readonly entries: CheckoutEntries;
  readonly tenders: readonly OrderTender[];
  readonly draft: OrderDraft;
  readonly provider: string;
  readonly key: string | undefined;
  readonly hash: string;
  readonly serverId: string;
  readonly campaign: string | null;
  readonly savedCardId: string | undefined;
  readonly taken: StockColumns;
  readonly replaces: string | null;
}

export function draftValues({ visit, priced, entries, tenders, draft, ...row }: DraftRow): DraftValues {
  const { taxes, feeTaxes, coupons, exemptions, ...amounts } = draft.amounts;
  const [itemIds, locations, quantities] = row.taken;
  return {
    ...amounts,
    ...chargedTo(entries, priced.cart.accounting),
    orderNumber: row.orderNumber,
    ownerId: row.shopper.shopperId,
    cartId: priced.cart.cartId,
    cartVersion: priced.cart.version,
    special: priced.cart.type === 'SPECIAL',
    replaces: row.replaces,
    siteId: visit.site.id,
    locale: visit.copyLocale,
    currency: visit.site.currency,
    email: entries.email,
    phone: entries.phone,
    taxes: JSON.stringify(taxes),
    feeTaxes: JSON.stringify(feeTaxes),
    coupons: JSON.stringify(coupons),
    exemptions: JSON.stringify(exemptions),
    lines: JSON.stringify(draft.lines),
    addresses: JSON.stringify(draft.addresses),
    // The order does not store the provider's id of a tender.
    tenders: JSON.stringify(
      tenders.map(({ tenderNo, paymentType, brand, lastFour, amount }) => ({ tenderNo, paymentType, brand, lastFour, amount })),
    ),
    campaign: row.campaign,
    savedCardId: row.savedCardId ?? null,
    provider: row.provider,
    key: row.key ?? null,
    requestHash: row.hash,
    serverId: row.serverId,
    leaseUntil: new Date(visit.now.getTime() + LEASE_MS + LEASE_PER_TENDER_MS * tenders.length),
    now: visit.now,
    itemIds,
    locations,
    quantities,
  };
}
