// The approval rules' part: which orders and carts they can be tried on, and where budgets come from.
import { approvalRulesPart } from '#buying/approval-rules/part';
import type { OrderToTry } from '#buying/approval-rules/server';
import type { PaymentKind } from '#buying/approval-rules/rules';
import { effectsOf, readCenters } from '#buying/budgets/server';
import type { LoadedCart } from '#buying/cart/server';
import { orderReach } from '#buying/orders/rules';
import { ordersToJudge, spentInPeriods, type OrderToJudge } from '#buying/orders/server';
import type { SignedIn } from '#base/shopper/rules';
import { SHIPPED_SITES } from '#base/site/rules';
import type { Part } from '#platform/part';
import type { Visit } from '#platform/visit';
import type { PartsFacts } from './parts-facts.ts';

/** Months, quarters and years of every organization are those of the shop's clock. */
const { timeZone } = SHIPPED_SITES['business-US'];

export function approvalRulesOf({ ground, goods, carts }: Pick<PartsFacts, 'ground' | 'goods' | 'carts'>): Part {
  const { db } = ground;
  return approvalRulesPart({
    db,
    catalog: goods.catalog,
    contracts: goods.contracts,
    ordersSeen: async (shopper, asked) => (await ordersToJudge(db, orderReach(shopper), timeZone, asked)).map(orderToTry),
    async ownCart(visit, shopper) {
      const loaded = await carts.load(visit);
      return loaded === null || loaded.priced.lines.every(({ counted }) => !counted) ? null : cartToTry(loaded, shopper, visit);
    },
    spentBefore: (account, owner, at) => spentInPeriods(db, { account, owner, at, timeZone }),
    centersOf: async (accountNumber, currency, now) =>
      (await readCenters(db, { accountNumber, currency, profileId: null }, now))
        .filter(({ running }) => running !== null)
        .map(({ center }) => center.name),
    effectsOf: (accountNumber, currency, charges, now) => effectsOf(db, { accountNumber, currency, profileId: null }, charges, now),
  });
}

const PAID: ReadonlyMap<string, PaymentKind> = new Map([
  ['ACCOUNT', 'account'],
  ['GIFT_CARD', 'gift'],
  ['PAYPAL', 'paypal'],
  ['REWARDS', 'rewards'],
]);

function orderToTry(row: OrderToJudge): OrderToTry {
  const lines = row.lines ?? [];
  return {
    orderNumber: row.order_number,
    buyerId: row.owner_id,
    buyerName: row.buyer_name,
    groupId: row.group_id,
    at: row.at,
    currency: row.currency,
    totalCents: row.total,
    deliveryFeeCents: row.ship_fee,
    paymentKind: PAID.get(row.payment_type ?? '') ?? 'card',
    address: row.ship_to,
    charges: [...new Set([row.budget_center, ...lines.map(({ center }) => center)])]
      .filter((center) => center !== '')
      .map((center) => ({ center, cents: 0 })),
    isCounted: true,
    lines: lines.map(({ lineNo, itemId, title, qty, cents }) => ({ lineNo, itemId, title, qty, totalCents: cents })),
    spentBefore: new Map([
      ['month', row.month],
      ['quarter', row.quarter],
      ['year', row.year],
    ]),
  };
}

/** Before checkout nobody knows how a cart is paid and where it goes: it is tried as an invoice to a typed address. */
function cartToTry({ cart, priced }: LoadedCart, { profile }: SignedIn, { now, site, locale }: Visit): OrderToTry {
  const center = cart.accounting.budgetCenter ?? '';
  const lines = priced.lines.filter(({ counted }) => counted);
  const { ordTotal, shipFee } = priced.summary;
  return {
    orderNumber: '',
    buyerId: profile.profileId,
    buyerName: `${profile.firstName} ${profile.lastName}`.trim() || profile.email,
    at: now,
    currency: site.currency,
    totalCents: ordTotal,
    deliveryFeeCents: shipFee,
    paymentKind: 'account',
    address: null,
    charges: center === '' ? [] : [{ center, cents: ordTotal }],
    isCounted: false,
    lines: lines.map(({ line, product, net }, at) => ({
      lineNo: at + 1,
      itemId: line.itemId,
      title: product?.title[locale] ?? line.itemId,
      qty: line.qty,
      totalCents: net,
    })),
  };
}
