// The cart page (APP-5, CART-27). Every change is a form that also works without JavaScript; after hydration the store handles it.
import { data, redirect } from 'react-router';
import type { Route } from './+types/cart-page';
import type { Cart, cartContract } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { localTime } from '#base/calendar/rules';
import { isRefusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import type { placingContract } from '#buying/placing/contract';
import type { savedForLaterContract } from '#buying/saved-for-later/contract';
import { SAVED_FORMS, SavedScope } from '#buying/saved-for-later/screen';
import { vendorFailure } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { pageMeta } from '#ui/page/page-meta';
import type { Tenant } from '#base/site/rules';
import { carried, unpacked } from '#ui/page/packed';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { loadShownMessages, ShownMessages } from '#people/custom-messages/screen';
import { CartScope, runCartForm } from '#buying/cart/screen';
import styles from './cart-page.module.css';
import { CartView } from './cart-view.tsx';
import { neededOf, NO_PREVIEW, OrderPreviewScope, type LoadedPreview } from './order-preview.tsx';
import { Representative, representativeHere } from './representative-here.ts';

/** Experiences of §2 and their tenants; the short address `/cart` names none. */
const EXPERIENCES: ReadonlyMap<string, Tenant> = new Map(Object.entries({ sparq: 'consumer', mmx: 'business', sba: 'business' }));

export async function loader(args: Route.LoaderArgs) {
  const { site, locale, copyLocale, carry } = args.context.get(pageVisit);
  const { searchParams, search } = new URL(args.request.url);
  const { experience } = args.params;
  if (experience !== undefined && EXPERIENCES.get(experience) === undefined) throw data(null, { status: 404 });
  if (experience === undefined || EXPERIENCES.get(experience) !== site.tenant) throw redirect(makePaths(locale).cart(site.tenant) + search);
  // Includes the line that a form has just removed, so that it can be restored without JavaScript.
  const undo = searchParams.get('undo');
  // On the business site with the invoice data; the page shows no other part of the checkout.
  const query = { ...(site.tenant === 'business' && { grindType: 'ALL' }), ...(undo !== null && { removed: 'true' }) };
  // The same for an item that a form removed from saved for later.
  const unsaved = searchParams.get('unsaved');
  const [{ cart }, saved, representative, messages, preview] = await Promise.all([
    ask<typeof cartContract>(args)('GET /cc/api/checkout', { query }),
    attempt<typeof savedForLaterContract>(args)('GET /cc/api/sfl', { query: { page: '1', size: '300' } }),
    representativeHere(args, { sent: searchParams.has('sent'), isUndone: searchParams.get('undone') === 'representative' }),
    loadShownMessages(args, 'cart'),
    site.tenant === 'business' ? loadPreview(args) : NO_PREVIEW,
  ]);
  const failedPayment = vendorFailure(searchParams.get('payment'));
  return {
    title: sayer(cartWords, copyLocale)('cartTitle'),
    today: localTime(Date.now(), site.timeZone).day,
    unsaved,
    representative,
    messages,
    preview: { ...preview, of: site.tenant === 'business' ? `${cart.cartId} ${cart.version}` : '' },
    /** A payment outside the shop failed (PAY-7). */
    problem: failedPayment === null ? null : sayer(paymentWords, copyLocale)(failedPayment),
    saved: isRefusal(saved) ? null : carried(saved, carry),
    /** Why the saved items cannot be read; the cart still works (ERR-3). */
    savedProblem: isRefusal(saved) ? saved.message : undefined,
    // Without Undo no removed line is included; the object stays the same, so that its cached text can be reused.
    cart: carried(undo === null ? cart : withRemoved(cart, undo), carry),
  };
}

/** The cart opens without it as well. */
async function loadPreview(args: Route.LoaderArgs): Promise<LoadedPreview> {
  const [budgets, approval] = await Promise.all([
    attempt<typeof cartContract>(args)('GET /api/cart/budgets', {}),
    attempt<typeof placingContract>(args)('GET /cc/api/checkout/default/approval', { query: {} }),
  ]);
  return {
    ...NO_PREVIEW,
    ...(!isRefusal(budgets) && budgets),
    ...(!isRefusal(approval) && { approval: neededOf(approval) }),
  };
}

/** Keeps only the one removed line that this page can restore. */
function withRemoved(cart: Cart, undo: string): Cart {
  return { ...cart, items: cart.items.filter(({ status, cartItemId }) => status !== 'DELETED' || cartItemId === undo) };
}

export const action = (args: Route.ActionArgs) => runCartForm(args, SAVED_FORMS);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function CartPage({ loaderData: { cart, saved, representative, messages, ...loaded }, actionData }: Route.ComponentProps) {
  const { savedProblem, unsaved, today, problem, preview } = loaded;
  return (
    <CartScope initial={unpacked(cart)}>
      <SavedScope list={saved === null ? undefined : unpacked(saved)} problem={savedProblem}>
        <Representative value={representative}>
          {messages.length > 0 && (
            <div className={`wrap ${styles.messages}`}>
              <ShownMessages messages={messages} />
            </div>
          )}
          <OrderPreviewScope loaded={preview}>
            <CartView today={today} answer={actionData} unsaved={unsaved} problem={problem} />
          </OrderPreviewScope>
        </Representative>
      </SavedScope>
    </CartScope>
  );
}
