// The parts of `buying`, with their dependencies.
import { makeBudgets } from '#buying/budgets/server';
import { accountPart } from '#buying/account/part';
import { cartPart } from '#buying/cart/part';
import { checkoutPart } from '#buying/checkout/part';
import { carryPayment, makeCheckoutParts, makeHoldGoods, makeWalletCheckout, prepareQuickBuy } from '#buying/checkout/server';
import { listsPart } from '#buying/lists/part';
import { ordersPart } from '#buying/orders/part';
import { limitLookUps, moveDraft, spentSince } from '#buying/orders/server';
import { paymentPart } from '#buying/payment/part';
import { makePaymentEvents } from '#buying/orders/server';
import { placingPart } from '#buying/placing/part';
import { quickOrderPart } from '#buying/quick-order/part';
import { rewardsPart } from '#buying/rewards/part';
import { savedCardsPart } from '#buying/saved-cards/part';
import { savedForLaterPart } from '#buying/saved-for-later/part';
import { saveOverflow, savedIdsOf } from '#buying/saved-for-later/server';
import { walletsPart } from '#buying/wallets/part';
import { makeSearchItems } from '#finding/search/server';
import { waitsFor } from '#finding/stock-alerts/rules';
import { makeArtworks } from '#goods/customization/server';
import { cartQuery } from '#base/shopper/rules';
import { couponCode } from '#goods/promotions/rules';
import { makePaths } from '#paths';
import { ownValidator } from '#people/addresses/server';
import type { Hosts } from '#platform/hosts';
import { allowsTracking } from '#platform/allows-tracking';
import type { Part } from '#platform/part';
import type { Visit } from '#platform/visit';
import type { PartsFacts } from './parts-facts.ts';

export function buyingParts({ ground, goods, carts, buying, finding, presenters }: PartsFacts): Part[] {
  const { config, db, clock, hosts, limits, log } = ground;
  const { inventory, coupons, toggles, stores } = goods;
  const { paying, provider, checkouts, trials, giftTrials, views, papers, settling } = buying;
  const store = stores.get;
  const cardTrials = { trials, giftTrials, giftCards: provider, keepCard: provider.keepCard };
  const checkoutShop = { validator: ownValidator, sellers: papers.sellers, toggles, holdGoods: makeHoldGoods({ db, inventory }) };
  return [
    accountPart({ db, toggles }),
    cartPart({ carts, atMerge: { saveOverflow, moveDraft }, ...cartNeighbours({ ground, goods, buying, finding }) }),
    savedForLaterPart({ carts, db, alsoBought: (itemId, most) => finding.recommender.beside([itemId], most) }),
    quickOrderPart({ ...goods, carts, searchItems: makeSearchItems(finding.engine) }),
    listsPart({ db, carts, waitsFor: (product, country) => waitsFor(product, presenters.tiles.stockOf(product, country)) }),
    rewardsPart({ db, coupons, spentSince }),
    savedCardsPart({ db, keepCard: provider.keepCard }),
    checkoutPart({ db, carts, checkouts, views, ...cardTrials, ...checkoutShop }),
    paymentPart({
      authTokens: paying.authTokens,
      serveEvents: (shop) => paying.serveEvents(shop, makePaymentEvents({ db, settling })),
      adapterUpkeep: paying.upkeep,
    }),
    ordersPart({
      ...buying,
      db,
      clock,
      log,
      coupons,
      lookUps: limitLookUps(limits, config.triesPerAddress),
      reopening: { carts, inventory, carryPayment },
      isDemo: config.demo && !config.production,
    }),
    placingPart({ db, carts, checkouts, trials, inventory, coupons, provider, settling, store, returnTo: returnTo(hosts) }),
    walletsPart({
      db,
      checkout: makeWalletCheckout({ db, carts, checkouts }),
      provider,
      origins: hosts.origins,
      tokens: paying.authTokens,
    }),
  ];
}

/** Functions of other capabilities that the cart needs. */
function cartNeighbours({ ground, goods, buying, finding }: Pick<PartsFacts, 'ground' | 'goods' | 'buying' | 'finding'>) {
  const { db, clock, limits } = ground;
  const { checkouts, trials, orders } = buying;
  return {
    limits,
    savedIds: savedIdsOf(db),
    knownArtwork: makeArtworks(db).known,
    isCoupon: (code: string): boolean => goods.coupons.get(couponCode(code)) !== undefined,
    added(itemIds: readonly string[], beside: Iterable<string>, visit: Visit): void {
      if (allowsTracking(visit)) finding.views.added(itemIds, beside, visit.now);
    },
    prepareQuickBuy: (visit: Visit, cartId: string) => prepareQuickBuy({ db, checkouts }, visit, cartId),
    checkoutParts: makeCheckoutParts({ db, clock, checkouts, trials, validator: ownValidator }),
    budgets: makeBudgets({ db, chargedTo: orders.chargedTo }),
  };
}

/** Return address of the bank's challenge for an order. */
const returnTo =
  ({ origins }: Hosts) =>
  (visit: Visit, orderNumber: string): string =>
    origins[visit.site.tenant] + makePaths(visit.locale).challenge(orderNumber, cartQuery(visit.cartPurpose));
