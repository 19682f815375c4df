// Coupons shown outside the cart: a button adds them with their free items (CART-14, CART-15).
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/kit/button';
import { usePaths, useShop } from '#ui/page/shop';
import { CART_FIELDS, type CartIntent } from '../forms/cart-form-fields.ts';
import { needPanels } from '../panel/cart-panels.ts';

export interface CouponsToCartProps {
  readonly coupons: readonly string[];
  /** Free items of these coupons. */
  readonly freeItems: readonly string[];
  /** Text of the button; screen readers hear `about` after it. */
  readonly label: ReactNode;
  readonly about?: string | undefined;
}

const INTENT: CartIntent = 'coupon';

/** Before hydration the form enters the first coupon, and the cart page offers its free items. */
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
        // The code could not be loaded, so the form posts itself.
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
