// Why the order was not placed, or why it cannot be.
import { useEffect, useRef } from 'react';
import { checkoutWords } from '#buying/checkout/words';
import type { CheckoutView } from '#buying/checkout/contract';
import { cartQuery } from '#base/shopper/rules';
import type { Refusal } from '#base/outcome/rules';
import { useCartPurpose } from '#buying/checkout/screen';
import { Link } from '#ui/kit/link';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './review-page.module.css';

interface ReviewProblemProps {
  /** Why the order was refused; undefined on the first view. */
  readonly refusal: Refusal | undefined;
  readonly checkout: CheckoutView;
}

/** Why the order was not placed, or why it cannot be. */
export function ReviewProblem({ refusal, checkout: { stop, shortages, purchaseOrders } }: ReviewProblemProps) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const { site } = useShop();
  const purpose = useCartPurpose();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may have disappeared with the problem.
  useEffect(() => {
    if (refusal !== undefined && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [refusal, stop]);
  const misnamed = purchaseOrders?.problem ?? '';
  if (refusal === undefined && stop === '' && misnamed === '') return null;
  const { code = stop === '' ? PURCHASE_ORDER : '', message = stop === '' ? misnamed : stop } = refusal ?? {};
  const concernsOrder = code.startsWith(PURCHASE_ORDER);
  const hasChanged = CHANGES.has(code);
  // Lines that are short show their own link to the cart.
  const concernsCart = purpose === 'basket' && shortages.length === 0 && !hasChanged && !concernsOrder && !OWN_PROBLEMS.has(code);
  return (
    <div ref={place} tabIndex={-1} className={styles.problem}>
      <Message tone={hasChanged ? 'warn' : 'bad'} live title={refusal && t('problemTitle')}>
        {message} {concernsCart && <Link to={paths.cart(site.tenant, { viewcart: true })}>{t('toCart')}</Link>}
        {concernsOrder && <Link to={paths.checkout('payment', cartQuery(purpose))}>{t('toPurchaseOrder')}</Link>}
      </Message>
    </div>
  );
}

/** How the codes about purchase orders begin. */
const PURCHASE_ORDER = 'PURCHASE_ORDER';

/** Refusals because something changed; the screen shows the new values for the shopper to confirm. */
const CHANGES: ReadonlySet<string> = new Set(['ENTRIES_CHANGED', 'TOTAL_CHANGED', 'ARRIVAL_CHANGED', 'PAYMENTS_CHANGED']);

/** Refusals that the cart did not cause. */
const OWN_PROBLEMS: ReadonlySet<string> = new Set(['ORDER_IN_PROGRESS', 'SPAY_API_FAILURE', 'KEY_USED_OTHERWISE']);
