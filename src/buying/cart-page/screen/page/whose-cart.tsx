// What of the cart differs by who else has a hand in it: a representative, or a purchasing system.
import type { Cart } from '#buying/cart/contract';
import { PunchoutNotices, ReturnButton } from '#buying/punchout/screen';
import { SavedSection } from '#buying/saved-for-later/screen';
import { CartDeliveryChoice } from './cart-delivery-choice.tsx';
import { CartGroups } from './cart-groups.tsx';
import { CheckOut } from './check-out.tsx';
import styles from './cart-page.module.css';
import { DeliveryDay } from './delivery-day.tsx';
import { FreeItems } from './free-items.tsx';
import { useRepresentative, useViewOnly } from './representative-here.ts';

/** On to the checkout, or back to the purchasing system; a representative goes no further. */
export function GoOn({ cart }: { readonly cart: Cart }) {
  const { punchout } = useRepresentative();
  return punchout === null ? <CheckOut cart={cart} /> : <ReturnButton punchout={punchout} />;
}

/** The lines, and what is chosen for all of them; of a cart that a purchasing system only shows nothing can be changed. */
export function Lines({ cart, today }: { readonly cart: Cart; readonly today: string }) {
  const isShown = useViewOnly();
  return (
    <>
      {!isShown && <CartDeliveryChoice items={cart.items} />}
      {!isShown && cart.futureDelivery !== undefined && <DeliveryDay future={cart.futureDelivery} />}
      <SystemNotices />
      <fieldset disabled={isShown} className={styles.fieldset}>
        <CartGroups cart={cart} today={today} />
      </fieldset>
      {!isShown && <FreeItems items={cart.availableFreeItems ?? []} />}
    </>
  );
}

export function SystemNotices() {
  const { punchout } = useRepresentative();
  return punchout !== null && <PunchoutNotices punchout={punchout} />;
}

/** What is saved for later is the person's own, not the visit's. */
export function Saved({ unsaved }: { readonly unsaved: string | null }) {
  return useRepresentative().punchout === null && <SavedSection unsaved={unsaved} />;
}
