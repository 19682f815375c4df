// The receipt next to the lines: every fee with an explanation, the total, and the checkout button (CART-16).
import { lazy, memo, Suspense } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Receipt, ReceiptSection } from '#ui/kit/receipt';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './cart-page.module.css';
import { ReturnSummary } from '#buying/punchout/screen';
import { ActingSummary } from '#people/representatives/screen';
import { useRepresentative } from './representative-here.ts';
import { AccountingForm } from './accounting-form.tsx';
import { BuyNow } from './buy-now.tsx';
import { CartEarns } from './cart-earns.tsx';
import { FreeDelivery, SmallOrderHint } from '#buying/cart/screen';
import { CartCoupons } from './cart-coupons.tsx';
import { EligibleRewards } from './eligible-rewards.tsx';
import type { RefusedCoupon } from './coupon-box.tsx';
import { PriceExplanation } from './price-explanation.tsx';
import { SignInChoice } from './sign-in-choice.tsx';
import { CheckOutBox } from './check-out.tsx';
import { useReceiptRows } from './use-receipt-rows.ts';
import { TrustNotes } from './trust-notes.tsx';

const CartBudgets = lazy(async () => ({ default: (await import('./cart-budgets.tsx')).CartBudgets }));

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
  const { tenant } = useShop().site;
  const { acting, sent, punchout } = useRepresentative();
  return (
    <>
      <SmallOrderHint cart={cart} />
      {punchout !== null ? (
        <ReturnSummary punchout={punchout} />
      ) : acting === null ? (
        <CheckOutBox cart={cart} />
      ) : (
        <ActingSummary acting={acting} sent={sent} />
      )}
      <div data-screen-only>
        {acting === null && punchout === null && <BuyNow cart={cart} />}
        <SignInChoice cart={cart} />
        <ReceiptSection>
          <FreeDelivery cart={cart} />
        </ReceiptSection>
        <CartEarns cart={cart} />
        <CartCoupons cart={cart} refused={refused} />
      </div>
      {tenant === 'business' && punchout === null && <Accounting cart={cart} />}
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

/** What the order is charged to, and what that leaves. */
function Accounting({ cart }: Pick<CartSummaryProps, 'cart'>) {
  const t = useWords(cartWords);
  return (
    <>
      <ReceiptSection title={t('accountingTitle')}>
        <AccountingForm
          info={cart.cartAccountInfo}
          centers={cart.invoiceInfo?.bc.values ?? []}
          balance={cart.bcDetails?.availableBalance ?? null}
          purchaseOrders={cart.purchaseOrders ?? null}
          hasOwnLines={cart.items.some(({ itemAccountInfo }) => itemAccountInfo !== undefined)}
          needed={cart.cartAttributes.isMandatoryEnabled}
        />
      </ReceiptSection>
      {cart.invoiceInfo?.bc.isConfigured === true && (
        <Suspense>
          <CartBudgets />
        </Suspense>
      )}
    </>
  );
}
