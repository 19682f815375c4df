// An order's draft as the values of the statement that writes it.
import type { PricedCart } from '#buying/cart/rules';
import { chargedTo, type CheckoutEntries } from '#buying/checkout/rules';
import type { StockColumns } from '#goods/inventory/server';
import type { OrderTender } from '#buying/orders/rules';
import type { OrderDraft } from '#buying/placing/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';

/** How long the request that made a draft may be at work on it: longer than the provider is waited for, twice with each tender. */
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
}

/** In the order of the parameters of WRITE_DRAFT. */
export function draftValues({ visit, priced, entries, tenders, draft, ...row }: DraftRow) {
  const { amounts } = draft;
  const { purchaseOrder, budgetCenter } = chargedTo(entries, priced.cart.accounting);
  return [
    row.orderNumber,
    row.shopper.shopperId,
    priced.cart.cartId,
    visit.site.id,
    visit.copyLocale,
    visit.site.currency,
    entries.email,
    entries.phone,
    amounts.subTotal,
    amounts.discount,
    amounts.shipFee,
    amounts.handlingFee,
    amounts.surchargeFee,
    amounts.areaFee,
    amounts.tax,
    amounts.total,
    JSON.stringify(amounts.taxes),
    JSON.stringify(amounts.coupons),
    JSON.stringify(amounts.feeTaxes),
    purchaseOrder,
    budgetCenter,
    new Date(visit.now.getTime() + LEASE_MS + LEASE_PER_TENDER_MS * tenders.length),
    visit.now,
    JSON.stringify(draft.lines),
    JSON.stringify(draft.addresses),
    row.provider,
    // What the provider knows a tender by stays out of the order.
    JSON.stringify(
      tenders.map(({ tenderNo, paymentType, brand, lastFour, amount }) => ({ tenderNo, paymentType, brand, lastFour, amount })),
    ),
    row.key ?? null,
    row.hash,
    row.serverId,
    amounts.memberSavings,
    row.campaign,
    row.savedCardId ?? null,
    ...row.taken,
  ];
}
