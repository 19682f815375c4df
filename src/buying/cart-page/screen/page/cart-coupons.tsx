// Coupons of the cart, and the shopper's own rewards among them; none to add to a cart that is only shown.
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { ReceiptSection } from '#ui/kit/receipt';
import { useWords } from '#ui/page/shop';
import { CouponBox, type RefusedCoupon } from './coupon-box.tsx';
import { OwnRewards } from './own-rewards.tsx';
import { useViewOnly } from './representative-here.ts';

interface CartCouponsProps {
  readonly cart: Cart;
  readonly refused: RefusedCoupon | null;
}

export function CartCoupons({ cart: { coupons, metadata, userInfo }, refused }: CartCouponsProps) {
  const t = useWords(cartWords);
  const rewardsNumber = userInfo?.rewardsNumber;
  if (useViewOnly()) return null;
  return (
    <ReceiptSection title={t('couponTitle')}>
      {rewardsNumber && metadata.uiSwitches.easyRewards && <OwnRewards rewardsNumber={rewardsNumber} coupons={coupons} />}
      <CouponBox coupons={coupons} refused={refused} />
    </ReceiptSection>
  );
}
