// The parts of `buying`, with their dependencies.
import { budgetsPart } from '#buying/budgets/part';
import { makeBudgets } from '#buying/budgets/server';
import { accountPart } from '#buying/account/part';
import { cartPart } from '#buying/cart/part';
import { contractsPart } from '#buying/contracts/part';
import { checkoutPart } from '#buying/checkout/part';
import { carryPayment, makeCheckoutParts, makeHoldGoods, makeWalletCheckout, prepareQuickBuy } from '#buying/checkout/server';
import { listsPart } from '#buying/lists/part';
import { ordersPart } from '#buying/orders/part';
import { limitLookUps, localeOfOwner, moveDraft, spentSince } from '#buying/orders/server';
import { orderReach } from '#buying/orders/rules';
import { paymentPart } from '#buying/payment/part';
import { makePaymentEvents } from '#buying/orders/server';
import { purchaseOrdersPart } from '#buying/purchase-orders/part';
import { makePurchaseOrderChoices } from '#buying/purchase-orders/server';
import { quickOrderPart } from '#buying/quick-order/part';
import { keptCodeBook, makeFindItems } from '#buying/quick-order/server';
import { reportsPart } from '#buying/reports/part';
import { rewardsPart } from '#buying/rewards/part';
import { savedCardsPart } from '#buying/saved-cards/part';
import { savedForLaterPart } from '#buying/saved-for-later/part';
import { saveOverflow, savedIdsOf } from '#buying/saved-for-later/server';
import { serialNumbersPart } from '#buying/serial-numbers/part';
import { storeStockPart } from '#buying/store-stock/part';
import { walletsPart } from '#buying/wallets/part';
import { makeSearchItems } from '#finding/search/server';
import { waitsFor } from '#finding/stock-alerts/rules';
import type { Country } from '#base/site/rules';
import type { ProductFacts } from '#goods/catalog/rules';
import { makeArtworks } from '#goods/customization/server';
import { couponCode } from '#goods/promotions/rules';
import { ownValidator } from '#people/addresses/server';
import { allowsTracking } from '#platform/allows-tracking';
import type { Part } from '#platform/part';
import type { Visit } from '#platform/visit';
import { cardNumberIn } from './card-number-in.ts';
import type { PartsFacts } from './parts-facts.ts';
import { placingParts } from './placing-parts.ts';
import { punchoutOf } from './punchout-of.ts';

const listsNeeds = ({ ground: { db }, goods, carts, presenters }: PartsFacts, codeBook: ReturnType<typeof keptCodeBook>) => ({
  db,
  carts,
  knownArtwork: makeArtworks(db).known,
  waitsFor: waitingIn(presenters),
  findItems: makeFindItems({ ...goods, carts, codeBook }),
});

export function buyingParts(facts: PartsFacts): Part[] {
  const { ground, goods, carts, buying, finding } = facts;
  const { config, db, clock, hosts, limits, log } = ground;
  const { inventory, coupons, toggles } = goods;
  const { paying, provider, checkouts, trials, giftTrials, views, papers, settling } = buying;
  const purchaseOrders = makePurchaseOrderChoices({ db, lastOrderWith: buying.orders.lastWithPurchaseOrder });
  const codeBook = keptCodeBook(goods.catalog);
  const cardTrials = { trials, giftTrials, giftCards: provider, keepCard: provider.keepCard };
  const checkoutShop = { validator: ownValidator, sellers: papers.sellers, toggles, holdGoods: makeHoldGoods({ db, inventory }) };
  return [
    accountPart({ db, toggles }),
    budgetsPart({ ...ground, cardNumberIn: (typed, visit) => cardNumberIn([typed], visit) }),
    cartPart({ carts, atMerge: { saveOverflow, moveDraft }, ...cartNeighbours({ ground, goods, buying, finding }), purchaseOrders }),
    savedForLaterPart({ carts, db, alsoBought: (itemId, most) => finding.recommender.beside([itemId], most) }),
    quickOrderPart({ ...goods, carts, codeBook, searchItems: makeSearchItems(finding.engine) }),
    storeStockPart({ ...goods, carts, codeBook, limits, hosts }),
    listsPart(listsNeeds(facts, codeBook)),
    rewardsPart({ ...ground, catalog: goods.catalog, coupons, spentSince, localeOf: (profileId) => localeOfOwner(db, profileId) }),
    contractsPart({ ...ground, catalog: goods.catalog, contracts: goods.contracts }),
    purchaseOrdersPart({ db, cardNumberIn, seesAllOrders: (shopper) => orderReach(shopper).seesAll }),
    savedCardsPart({ db, keepCard: provider.keepCard }),
    checkoutPart({ db, carts, checkouts, views, purchaseOrders, budgets: makeBudgets({ db }), ...cardTrials, ...checkoutShop }),
    paymentPart({
      authTokens: paying.authTokens,
      serveEvents: (shop) => paying.serveEvents(shop, makePaymentEvents({ db, settling })),
      adapterKeeps: paying.keeps,
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
    serialNumbersPart({ db, limits }),
    ...placingParts(facts),
    punchoutOf(facts),
    reportsPart({ db, clock, hosts, mailer: ground.mailer, jobs: ground.jobs, catalog: goods.catalog }),
    walletsPart({
      db,
      checkout: makeWalletCheckout({ db, carts, checkouts }),
      provider,
      origins: hosts.origins,
      tokens: paying.authTokens,
    }),
  ];
}

/** What a product waits for in a country, by its stock there. */
const waitingIn =
  ({ tiles }: PartsFacts['presenters']) =>
  (product: ProductFacts, country: Country) =>
    waitsFor(product, tiles.stockOf(product, country));

/** Functions of other capabilities that the cart needs. */
function cartNeighbours({ ground, goods, buying, finding }: Pick<PartsFacts, 'ground' | 'goods' | 'buying' | 'finding'>) {
  const { db, clock, limits } = ground;
  const { checkouts, trials } = buying;
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
    budgets: makeBudgets({ db }),
  };
}
