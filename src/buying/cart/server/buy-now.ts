// Buy now: for everybody on the consumer site, for accounts only on the business site. Fills in the chosen address and card, so that the shopper only
// has to place the order (CART-22).
import { sendTo, together } from '#buying/cart/rules';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import type { Shopper } from '#base/shopper/rules';
import { speechOf } from './speech.ts';
import type { CartCommand } from './run-command.ts';

/** Copies the shopper's quick-buy address and card to the checkout of a cart; the checkout capability implements it. False: not set up. */
export type PrepareQuickBuy = (visit: Visit, cartId: string) => Promise<boolean>;

/** Null when the visitor may use it, or does not ask for it. */
export async function mayBuyNow(asked: boolean, visit: Visit): Promise<Refusal | null> {
  if (!asked || visit.site.tenant === 'consumer') return null;
  const shopper = await visit.shopper();
  return shopper === null || shopper.profile === null ? refuse(401, 'MISSING_USER', speechOf(visit).say('MISSING_USER')) : null;
}

/** Whether this shopper set up buy now on this site. */
export function hasQuickBuy(shopper: Shopper | null, site: Pick<Visit['site'], 'id'>): boolean {
  return shopper?.profile?.quickBuy?.siteId === site.id;
}

/** The command, also sending the cart to the quick-buy address, so that its answer has the right taxes and dates. */
export async function toQuickBuyAddress(command: CartCommand, visit: Visit): Promise<CartCommand> {
  const shopper = await visit.shopper();
  const quickBuy = hasQuickBuy(shopper, visit.site) ? shopper?.profile?.quickBuy : null;
  if (!quickBuy) return command;
  return (cart, facts, newId) => {
    const sent = sendTo(cart, quickBuy.zip, facts);
    return together(sent, command(sent.cart, facts, newId));
  };
}
