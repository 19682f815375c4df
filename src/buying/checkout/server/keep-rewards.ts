// How much of their reward money a member uses for the order, at most the balance (PAY-1, RWD-1).
import type { GiftCards } from '#buying/checkout/contract';
import { formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { paymentWords } from '#buying/payment/words';
import type { Visit } from '#platform/visit';
import { spendableRewards } from '#buying/rewards/server';
import { rewardsWords } from '#buying/rewards/words';
import type { SignedIn } from '#base/shopper/rules';
import { withErrors } from './gift-cards-view.ts';
import type { CartToPay, GiftCardDeps } from './gift-card-deps.ts';

/** `amount` has two decimals; 0 uses none. */
export async function keepRewards(
  deps: Pick<GiftCardDeps, 'db' | 'checkouts'>,
  { visit, shopper }: { readonly visit: Visit; readonly shopper: SignedIn },
  cart: CartToPay | null,
  amount: number,
): Promise<GiftCards | Refusal> {
  if (shopper.profile.rewardsNumber === null || visit.site.tenant !== 'consumer')
    return refuse(404, 'MISSING_REWARDS_ID', sayer(rewardsWords, visit.copyLocale)('server.noMember'));
  if (cart === null) return refuse(409, 'EMPTY_CART', sayer(paymentWords, visit.copyLocale)('rewardsNoCart'));
  const { db, checkouts } = deps;
  const cents = Math.round(amount * 100);
  const balance = await spendableRewards(db, shopper.profile.profileId, visit.site.currency);
  if (cents > balance) {
    const message = sayer(paymentWords, visit.copyLocale)('REWARDS_NOT_ENOUGH', {
      amount: formatPrice(balance, visit.site.currency, visit.copyLocale),
    });
    return withErrors(deps, visit, cart, [{ field: 'rewards', code: 'REWARDS_NOT_ENOUGH', message }]);
  }
  await checkouts.keepRewards(shopper.shopperId, visit, { cartId: cart.cartId, cents }, visit.now);
  return withErrors(deps, visit, cart, []);
}
