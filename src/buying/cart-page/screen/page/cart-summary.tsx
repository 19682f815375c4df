// The receipt next to the lines: every fee with an explanation, the total, and the checkout button (CART-16).
import { memo } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Receipt, ReceiptSection } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './cart-page.module.css';
import { ActingSummary } from '#people/representatives/screen';
import { useRepresentative } from './representative-here.ts';
import { AccountingForm } from './accounting-form.tsx';
import { BuyNow } from './buy-now.tsx';
import { CheckOutButton, FreeDelivery, SmallOrderHint } from '#buying/cart/screen';
import { CouponBox, type RefusedCoupon } from './coupon-box.tsx';
import { OwnRewards } from './own-rewards.tsx';
import { PriceExplanation } from './price-explanation.tsx';
import { SignInChoice } from './sign-in-choice.tsx';
import { CheckoutBlocker } from './checkout-blocker.tsx';
import { useReceiptRows } from './use-receipt-rows.ts';
import { TrustNotes } from './trust-notes.tsx';

interface CartSummaryProps {
  readonly cart: Cart;
  readonly busy: boolean;
  readonly refused: RefusedCoupon | null;
}

export function CartSummary({ cart, busy, refused }: CartSummaryProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { ordTotal, totalSavings } = cart.cartSummary;
  const { displayRules } = cart.metadata;
  return (
    <div className={styles.summary}>
      <Receipt
        title={t('summary')}
        rows={useReceiptRows(cart)}
        total={{ label: t('total'), amount: price(ordTotal) }}
        saving={displayRules.savings && t('saving', { amount: price(totalSavings) })}
        busy={busy}
        sticky
      >
        <UnderTheTotal cart={cart} refused={refused} />
      </Receipt>
    </div>
  );
}

/** Memoized: does not render again while a change is pending. */
const UnderTheTotal = memo(function UnderTheTotal({ cart, refused }: Pick<CartSummaryProps, 'cart' | 'refused'>) {
  const t = useWords(cartWords);
  const { tenant } = useShop().site;
  const { uiSwitches } = cart.metadata;
  const rewardsNumber = cart.userInfo?.rewardsNumber;
  const { acting, sent } = useRepresentative();
  return (
    <>
      <SmallOrderHint cart={cart} />
      {acting === null ? (
        <div className={styles.go} data-screen-only>
          <CheckOutButton cart={cart} wide />
          <CheckoutBlocker cart={cart} />
        </div>
      ) : (
        <ActingSummary acting={acting} sent={sent} />
      )}
      <div data-screen-only>
        {acting === null && <BuyNow cart={cart} />}
        <SignInChoice cart={cart} />
        <ReceiptSection>
          <FreeDelivery cart={cart} />
        </ReceiptSection>
        <ReceiptSection title={t('couponTitle')}>
          {rewardsNumber && uiSwitches.easyRewards && <OwnRewards rewardsNumber={rewardsNumber} coupons={cart.coupons} />}
          <CouponBox coupons={cart.coupons} refused={refused} />
        </ReceiptSection>
      </div>
      {tenant === 'business' && (
        <ReceiptSection title={t('accountingTitle')}>
          <AccountingForm
            info={cart.cartAccountInfo}
            centers={cart.invoiceInfo?.bc.values ?? []}
            balance={cart.bcDetails?.availableBalance ?? null}
            needed={cart.cartAttributes.isMandatoryEnabled}
          />
        </ReceiptSection>
      )}
      <EligibleRewards cart={cart} />
      <div data-screen-only>
        <ReceiptSection>
          <PriceExplanation />
        </ReceiptSection>
      </div>
      <TrustNotes cart={cart} />
    </>
  );
});

/** What rewards may pay for in this cart. */
function EligibleRewards({ cart: { metadata, cartEasyRewards } }: Pick<CartSummaryProps, 'cart'>) {
  const t = useWords(cartWords);
  const price = usePrice();
  if (!metadata.uiSwitches.easyRewards || cartEasyRewards === undefined || cartEasyRewards.eligibleItems === 0) return null;
  return (
    <ReceiptSection title={t('rewardsTitle')}>
      <p className={styles.rewards}>
        {t('rewardsText', { n: cartEasyRewards.eligibleItems, amount: price(cartEasyRewards.eligibleAmount) })}
      </p>
    </ReceiptSection>
  );
}
