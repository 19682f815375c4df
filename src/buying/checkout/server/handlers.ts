// Handlers of the checkout contract.
import type { AddressValidator } from '#people/addresses/server';
import { isLive } from '#buying/cart/rules';
import type { Carts, FoundCart } from '#buying/cart/server';
import type { checkoutContract } from '#buying/checkout/contract';
import { openStep, type CheckoutMode } from '#buying/checkout/rules';
import { deliveryMode } from '#goods/delivery/rules';
import type { PaymentProvider } from '#buying/payment/server';
import type { PurchaseOrderChoices } from '#buying/purchase-orders/server';
import { makePaths } from '#paths';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import { noteHolding } from '#platform/holding';
import type { Visit } from '#platform/visit';
import type { Toggles } from '#people/toggles/server';
import type { Checkouts } from './checkouts.ts';
import type { HoldGoods } from './hold-goods.ts';
import { answerCaptcha } from './captcha-answer.ts';
import { removeGiftCard, restoreGiftCard } from './gift-cards.ts';
import { addGiftCard } from './add-gift-card.ts';
import type { CartToPay, GiftCardDeps } from './gift-card-deps.ts';
import { choiceIn } from './purchase-order-choice.ts';
import { savePayment } from './save-payment.ts';
import { keepRewards } from './keep-rewards.ts';
import { prepareQuickBuy, readQuickBuy, setQuickBuy } from './quick-buy.ts';
import { keepShipping } from './keep-shipping.ts';
import { checkoutWords } from '#buying/checkout/words';
import { rewardsWords } from '#buying/rewards/words';
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import { cartQuery } from '#base/shopper/rules';
import { readCheckout } from './read-checkout.ts';
import { type CheckoutViewDeps, checkoutView } from './checkout-view.ts';
import { entryPageOf } from './entry-page.ts';

export interface CheckoutDeps extends CheckoutViewDeps, Pick<GiftCardDeps, 'giftTrials'> {
  readonly db: Db;
  readonly carts: Pick<Carts, 'find' | 'price' | 'load'>;
  readonly checkouts: Checkouts;
  readonly holdGoods: HoldGoods;
  /** Saves a card with the payment company, for buy now. */
  readonly keepCard: PaymentProvider['keepCard'];
  /** The address validation service. */
  readonly validator: AddressValidator;
  readonly toggles: Pick<Toggles, 'isOn'>;
  readonly purchaseOrders: PurchaseOrderChoices;
}

export function checkoutHandlers(deps: CheckoutDeps): Handlers<typeof checkoutContract> {
  const { carts } = deps;
  const toPay = async (visit: Visit): Promise<CartToPay | null> => {
    const { loaded } = await readCheckout(deps, visit);
    return loaded === null ? null : { cartId: loaded.cart.cartId, total: loaded.priced.summary.ordTotal };
  };
  return {
    denied({ copyLocale }, line) {
      const text =
        line === 'POST /api/quick-buy'
          ? sayer(checkoutWords, copyLocale)('quickBuySignIn')
          : sayer(rewardsWords, copyLocale)('server.signIn');
      return refuse(401, 'MISSING_USER', text);
    },
    'GET /api/quick-buy': ({ visit }) => readQuickBuy(deps, visit),
    'POST /api/quick-buy': ({ body, ...caller }) => setQuickBuy(deps, caller, body.quickBuyActive),
    'GET /cc/api/precheckout': async ({ visit }) => {
      const next = entryPageOf(await readCheckout(deps, visit), visit, deps.toggles);
      visit.redirectTo = next;
      return { next };
    },
    'POST /cc/api/checkout/default/express': async ({ visit }) => {
      const cart = await carts.load(visit);
      if (cart !== null) await prepareQuickBuy(deps, visit, cart.cart.cartId);
      const { entries, mode, loaded } = await readCheckout(deps, visit);
      const step = openStep(entries, mode, loaded?.priced.summary.ordTotal ?? 0);
      return { next: makePaths(visit.locale).checkout(step, cartQuery(visit.cartPurpose)) };
    },
    'GET /cc/api/checkout/default/details': async ({ visit }) => {
      const checkout = await readCheckout(deps, visit);
      if (checkout.loaded !== null) {
        await deps.holdGoods(checkout.loaded, visit.now);
        noteHolding(visit, true);
      }
      return checkoutView(checkout, visit, deps, await choiceIn(deps.purchaseOrders, visit, checkout));
    },
    'POST /cc/api/checkout/default/shipping': async ({ body, visit }) => keepShipping(deps, visit, modeOf(await carts.find(visit)), body),
    'POST /cc/api/checkout/default/captcha': async ({ body, visit }) => {
      const { giftCaptcha } = (await readCheckout(deps, visit)).entries;
      return answerCaptcha(giftCaptcha?.id === body.id ? deps.giftTrials : deps.trials, visit, body);
    },
    'POST /cc/api/checkout/default/giftcard': async ({ body, visit }) => addGiftCard(deps, visit, await toPay(visit), body),
    'POST /cc/api/checkout/default/giftcard/remove': async ({ body, visit }) => removeGiftCard(deps, visit, await toPay(visit), body.id),
    'POST /cc/api/checkout/default/giftcard/restore': async ({ body, visit }) => restoreGiftCard(deps, visit, await toPay(visit), body.id),
    'POST /cc/api/checkout/default/rewards': async ({ body, ...caller }) =>
      keepRewards(deps, caller, await toPay(caller.visit), body.amount),
    'POST /cc/api/checkout/default/payment': async ({ body, visit }) =>
      savePayment(deps, visit, { body, cart: (await carts.find(visit))?.cart ?? null }),
  };
}

function modeOf(found: FoundCart | null): CheckoutMode {
  return deliveryMode((found === null ? [] : found.cart.lines.filter(isLive)).map(({ delivery }) => delivery));
}
