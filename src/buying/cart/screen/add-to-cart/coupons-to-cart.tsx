// Coupons that are shown elsewhere than in the cart: one press puts them into it, with what they give for nothing (CART-14, CART-15).
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/kit/button';
import { usePaths, useShop } from '#ui/page/shop';
import { CART_FIELDS, type CartIntent } from '../forms/cart-form-fields.ts';
import { needPanels } from '../panel/cart-panels.ts';

export interface CouponsToCartProps {
  readonly coupons: readonly string[];
  /** Items that one of them gives. */
  readonly freeItems: readonly string[];
  /** Words of the button; `about` is read out after them. */
  readonly label: ReactNode;
  readonly about?: string | undefined;
}

const INTENT: CartIntent = 'coupon';

/** Before the page is awake the form enters the first coupon, and the cart page offers what it gives. */
export function CouponsToCart({ coupons, freeItems, label, about }: CouponsToCartProps) {
  const action = usePaths().cart(useShop().site.tenant);
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const form = event.currentTarget;
    void import('./add-to-cart.ts')
      .then(
        ({ addCoupons }) => {
          needPanels();
          return addCoupons(coupons, freeItems);
        },
        // The code did not arrive: the form itself still does.
        () => form.submit(),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      <input type="hidden" name={CART_FIELDS.intent} value={INTENT} />
      <input type="hidden" name={CART_FIELDS.coupon} value={coupons[0] ?? ''} />
      <Button type="submit" size="small" busy={busy}>
        {label}
        {about !== undefined && <span className="sr"> {about}</span>}
      </Button>
    </form>
  );
}
