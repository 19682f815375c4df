// The checkout button of the cart page: it says when somebody has to approve the order first (B2B-3). A representative cannot check out.
import { lazy, Suspense } from 'react';
import { whoApprovesWords } from '#buying/approval-rules/words';
import type { Cart } from '#buying/cart/contract';
import { CheckOutButton } from '#buying/cart/screen';
import { useWords } from '#ui/page/shop';
import styles from './cart-page.module.css';
import { CheckoutBlocker } from './checkout-blocker.tsx';
import { useOrderPreview } from './order-preview.tsx';
import { useRepresentative } from './representative-here.ts';

export function CheckOut({ cart, wide }: { readonly cart: Cart; readonly wide?: boolean }) {
  const t = useWords(whoApprovesWords);
  const { approval } = useOrderPreview();
  const { acting } = useRepresentative();
  return acting === null && <CheckOutButton cart={cart} wide={wide} label={approval === null ? undefined : t('checkOutAndSend')} />;
}

const WhoApproves = lazy(async () => ({ default: (await import('#buying/approval-rules/screen')).WhoApproves }));

/** Under the total: the button, what blocks it, and who decides. */
export function CheckOutBox({ cart }: { readonly cart: Cart }) {
  const { approval } = useOrderPreview();
  return (
    <div className={styles.go} data-screen-only>
      <CheckOut cart={cart} wide />
      <CheckoutBlocker cart={cart} />
      {approval !== null && (
        <Suspense>
          <WhoApproves {...approval} />
        </Suspense>
      )}
    </div>
  );
}
