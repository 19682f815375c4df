// Actions of the review for a line that cannot be ordered: reduce its quantity, deliver it instead, remove it, restore it.
import { data, redirect } from 'react-router';
import type { cartContract } from '#buying/cart/contract';
import { isRefusal } from '#base/outcome/rules';
import { pathsOf } from '#buying/checkout/screen';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import type { ShortageFix } from './shortage-fixes.ts';

/** Redirects to the updated review, which shows what failed. */
export async function fixShortage(args: WithContext, fix: ShortageFix, form: FormData) {
  const { site, cartPurpose } = args.context.get(pageVisit);
  const paths = pathsOf(args);
  const cartItemId = textOf(form, 'cartItemId').slice(0, 40);
  const call = attempt<typeof cartContract>(args);
  const edit = (item: object) => call('POST /cc/api/checkout/default/item override PUT', { body: { items: [{ cartItemId, ...item }] } });
  const reply = await {
    less: () => edit({ qty: textOf(form, 'qty').slice(0, 5) }),
    deliver: () => edit({ deliveryType: 'STA' }),
    remove: () => call('POST /cc/api/checkout/default/item/:id override DELETE', { params: { id: cartItemId }, query: {} }),
    restore: () => call('POST /cc/api/checkout/default/item', { body: { items: [{ cartItemId }] } }),
  }[fix]();
  if (isRefusal(reply)) return data(reply, { status: reply.status });
  // An empty cart has no review; the cart page has the Undo of the basket.
  if (reply.cart.items.length === 0 && cartPurpose === 'buyNow') throw redirect(paths.cart(site.tenant, { viewcart: true }));
  if (reply.cart.items.length === 0) throw redirect(`${paths.cart(site.tenant)}?undo=${encodeURIComponent(cartItemId)}`);
  throw redirect(paths.checkout('review', fix === 'remove' ? { removed: cartItemId } : { changed: fix }));
}
