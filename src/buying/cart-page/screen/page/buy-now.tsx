// Buy now (CART-22): takes the shopper's quick-buy address and card to checkout, so that only the review remains. Shown when it is set up.
import { useState } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { usePaths, useWords } from '#ui/page/shop';
import { CartForm, useCartCommands } from '#buying/cart/screen';
import styles from './cart-page.module.css';

export function BuyNow({ cart: { buyNowEligible, cartAttributes, metadata } }: { readonly cart: Cart }) {
  const t = useWords(cartWords);
  const paths = usePaths();
  const { buyNow } = useCartCommands();
  const [busy, setBusy] = useState(false);
  if (buyNowEligible !== true || !metadata.uiSwitches.buyNow || !cartAttributes.proceedCheckout) return null;
  const buy = async (): Promise<void> => {
    setBusy(true);
    const answer = await buyNow();
    const done = answer !== null && !isRefusal(answer) && !answer.messages.some(({ type }) => type === 'failure');
    if (done) window.location.assign(paths.precheckout());
    else setBusy(false);
  };
  return (
    <CartForm intent="buyNow" onSubmit={() => void buy()} className={styles.buyNow}>
      <Button type="submit" wide busy={busy}>
        {t('buyNow')}
      </Button>
      <p>{t('buyNowText')}</p>
    </CartForm>
  );
}
