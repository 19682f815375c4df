// Buy now: on the consumer site for everybody, on the business site for accounts only; with the address and card that were chosen
// for it, only placing is left (CART-22).
import { sendTo, together } from '#buying/cart/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import { speechOf } from './describe.ts';
import type { CartCommand } from './run-command.ts';

/** Brings the shopper's quick-buy address and card to the checkout of a cart; checkout fills it in. False: not set up. */
export type PrepareQuickBuy = (visit: Visit, cartId: string) => Promise<boolean>;

/** Null when the visitor may, or does not ask to. */
export async function mayBuyNow(asked: boolean, visit: Visit): Promise<Refusal | null> {
  if (!asked || visit.site.tenant === 'consumer') return null;
  const shopper = await visit.shopper();
  return shopper === null || shopper.profile === null ? refuse(401, 'MISSING_USER', speechOf(visit).say('MISSING_USER')) : null;
}

/** Whether buy now is set up for this shopper on this site. */
export function hasQuickBuy(shopper: Shopper | null, site: Pick<Visit['site'], 'id'>): boolean {
  return shopper?.profile?.quickBuy?.siteId === site.id;
}

/** The same command, the cart going to the quick-buy address: its taxes and dates are told at once. */
export async function toQuickBuyAddress(command: CartCommand, visit: Visit): Promise<CartCommand> {
  const shopper = await visit.shopper();
  const quickBuy = hasQuickBuy(shopper, visit.site) ? shopper?.profile?.quickBuy : null;
  if (!quickBuy) return command;
  return (cart, facts, newId) => {
    const sent = sendTo(cart, quickBuy.zip, facts);
    return together(sent, command(sent.cart, facts, newId));
  };
}
