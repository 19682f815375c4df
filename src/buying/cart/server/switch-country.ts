// A country switch adds the lines of the visitor's cart for the other country to this one (APP-2).
import { mergeCountryCart } from '#buying/cart/rules';
import type { Visit } from '#platform/visit';
import type { Country } from '#base/site/rules';
import { CART_OF_OWNER } from './cart-queries.ts';
import { cartFrom } from './cart-rows.ts';
import type { makeInsideRunner } from './run-inside.ts';

/** Reads the other cart and never writes it; a visitor without a session has no cart and gets none. */
export function makeCountrySwitch(runInside: ReturnType<typeof makeInsideRunner>) {
  return async function bringFrom(visit: Visit, country: Country): Promise<void> {
    if (country === visit.site.country || (await visit.shopper()) === null) return;
    await runInside({
      visit,
      keyed: null,
      work: async ({ tx, cart, facts, shopper, newId }) => {
        const stored = (await tx.maybe(CART_OF_OWNER, [shopper.shopperId, `${visit.site.tenant}-${country}`, 'basket']))?.cart ?? null;
        const after = stored === null ? cart : mergeCountryCart(cart, cartFrom(stored), facts, newId);
        return { change: { cart: after, messages: [], changes: [] }, gone: new Set<string>(), answer: () => ({}) };
      },
    });
  };
}
