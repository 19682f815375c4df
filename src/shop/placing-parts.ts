// Placing orders, and the rules and approvals that come before it.
import { judgeOrder } from '#buying/approval-rules/server';
import { approvalsPart } from '#buying/approvals/part';
import { makeApprovalGate } from '#buying/approvals/server';
import { noteOrder } from '#around/events/server';
import { noteOutcome } from '#around/experiments/server';
import { makeBudgets } from '#buying/budgets/server';
import { placingPart } from '#buying/placing/part';
import { makePlaceOrder, type PlaceOrder } from '#buying/placing/server';
import { membershipPart } from '#buying/membership/part';
import { noteConsent } from '#buying/membership/server';
import { restockPart } from '#buying/restock/part';
import { personAsShopper } from '#people/sessions/server';
import { cartQuery, type SignedIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import type { Currency } from '#base/money/rules';
import type { Hosts } from '#platform/hosts';
import type { Part } from '#platform/part';
import type { Visit } from '#platform/visit';
import { approvalRulesOf } from './approval-rules-of.ts';
import type { PartsFacts } from './parts-facts.ts';
import { purchaseDocumentsOf } from './purchase-documents-of.ts';

export function placingParts(facts: PartsFacts): Part[] {
  const { ground, goods, carts, buying } = facts;
  const { db, clock, hosts, jobs, mailer } = ground;
  const { inventory, coupons, stores, catalog, contracts, supply } = goods;
  const store = stores.get;
  const { checkouts, trials, provider, settling, waiting, shownGoods } = buying;
  const budgets = makeBudgets({ db });
  const centersOf = async (shopper: SignedIn, currency: Currency, now: Date) =>
    (await budgets.ofShopper({ shopper, site: { currency, tenant: 'business' }, now }))?.centers ?? [];
  const asking = { jobs, orders: waiting, judgeOrder, catalog, contracts };
  const paying = { db, checkouts, trials, inventory, coupons, provider, settling, store, noteConsent, returnTo: returnTo(hosts) };
  const placing = { ...paying, carts, approvals: makeApprovalGate(asking) };
  return [
    approvalRulesOf({ ground, goods, carts }),
    placingPart({ ...placing, onPlaced: countOrder(facts) }),
    restockOf(facts, makePlaceOrder(placing)),
    membershipOf(facts, makePlaceOrder(placing)),
    purchaseDocumentsOf(facts, paying),
    approvalsPart({ ...asking, db, clock, hosts, mailer, settling, provider, inventory, supply, store, goods: shownGoods, centersOf }),
  ];
}

/** Counts the orders that shoppers place, where they allow it. */
function countOrder({ ground: { db, log }, buying: { orders } }: PartsFacts): (visit: Visit, orderNumber: string) => void {
  return (visit, orderNumber) => {
    const read = async () => {
      const order = await orders.get(orderNumber);
      return order && { orderNumber, lines: order.lines.length, cents: order.total, currency: order.currency };
    };
    void Promise.all([noteOrder(db, visit, read), noteOutcome(db, visit, read)]).catch((error: unknown) =>
      log.error({ err: error }, 'an order was not counted'),
    );
  };
}

/** What comes by itself is placed as every other order is. */
function restockOf({ ground, goods, carts, buying, readShopper }: PartsFacts, place: PlaceOrder): Part {
  const { db, clock, hosts, jobs, mailer } = ground;
  const { checkouts, settling, shownGoods } = buying;
  return restockPart({
    db,
    clock,
    hosts,
    jobs,
    mailer,
    carts,
    checkouts,
    settling,
    place,
    goods: shownGoods,
    catalog: goods.catalog,
    coupons: goods.coupons,
    shopperOf: (profileId) => personAsShopper(db, readShopper, profileId, clock.now()),
    budgets: makeBudgets({ db }),
  });
}

/** A membership renews itself by an order like every other. */
function membershipOf({ ground, goods, carts, buying, readShopper }: PartsFacts, place: PlaceOrder): Part {
  const { db, clock, hosts, jobs, mailer, limits, log } = ground;
  const { checkouts, settling, lifecycle } = buying;
  return membershipPart({
    db,
    clock,
    hosts,
    jobs,
    mailer,
    limits,
    carts,
    checkouts,
    settling,
    lifecycle,
    place,
    catalog: goods.catalog,
    coupons: goods.coupons,
    shopperOf: (profileId) => personAsShopper(db, readShopper, profileId, clock.now()),
    failed: (error) => log.error({ err: error }, 'granting a membership'),
  });
}

/** Return address of the bank's challenge for an order. */
const returnTo =
  ({ origins }: Hosts) =>
  (visit: Visit, orderNumber: string): string =>
    origins[visit.site.tenant] + makePaths(visit.locale).challenge(orderNumber, cartQuery(visit.cartPurpose));
