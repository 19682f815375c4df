// The confirmation after adding (ATC-1 … ATC-3): a drawer, modal, overlay or toast, as `chooseSurface` decides.
import type { ReactNode } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { Dialog } from '#ui/kit/dialog';
import { Drawer } from '#ui/kit/drawer';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { ToastRegion } from '#ui/kit/toast-region';
import { usePrice } from '#ui/page/use-price';
import { CartFoot } from '../panel/cart-foot.tsx';
import { cartEvents } from '../store/cart-slice.ts';
import type { Confirmation } from './confirmation.ts';
import { pageCart } from '../store/page-cart.ts';
import { AddToCartResult } from './add-to-cart-result.tsx';
import { useCartState } from '../store/use-cart.ts';

const TITLES = {
  added: 'addedTitle',
  replaced: 'replacedTitle',
  limit: 'limitTitle',
  outOfStock: 'outOfStockTitle',
  unavailable: 'unavailableTitle',
  failed: 'failedTitle',
} as const;

const close = (): void => void pageCart().store.dispatch(cartEvents.confirmationClosed());

export function AddToCartSurface() {
  const t = useWords(cartWords);
  const confirmation = useCartState((state) => state.confirmation);
  const cart = useCartState((state) => state.cart);
  const at = confirmation?.surface;
  const title = confirmation === null ? '' : (couponsTitle(confirmation) ?? t(TITLES[confirmation.outcome], { n: confirmation.added }));
  const common = { onClose: close, title, closeLabel: t('closePanel') };
  const body = confirmation !== null && <AddToCartResult confirmation={confirmation} cart={cart} />;
  const done = confirmation?.outcome === 'added' || confirmation?.outcome === 'replaced';
  const foot = confirmation !== null && <Foot cart={done || confirmation.added > 0 ? cart : null} />;
  return (
    <>
      <Drawer {...common} open={at === 'drawer'} done={done} foot={foot}>
        {body}
      </Drawer>
      <Dialog {...common} open={at === 'modal'} actions={<Keep />}>
        {body}
      </Dialog>
      <Dialog {...common} open={at === 'overlay'} size="wide" actions={<OverlayActions cart={cart} done={done} />}>
        {body}
      </Dialog>
      {confirmation !== null && at === 'toast' && <AddedToast confirmation={confirmation} cart={cart} />}
    </>
  );
}

/** The title when only coupons were added. */
function couponsTitle({ outcome, added, sentence }: Confirmation): string | null {
  return outcome === 'added' && added === 0 && sentence !== '' ? sentence : null;
}

function Keep({ primary }: { readonly primary?: boolean }) {
  const t = useWords(cartWords);
  return (
    <Button wide={primary} variant={primary ? 'primary' : undefined} onClick={close}>
      {t('keepShopping')}
    </Button>
  );
}

/** Without an added item (`cart` is null) the button continues shopping. */
function Foot({ cart }: { readonly cart: Cart | null }): ReactNode {
  const t = useWords(cartWords);
  const keep = (
    <Button wide onClick={close}>
      {t('keepShopping')}
    </Button>
  );
  if (cart === null) return keep;
  return <CartFoot cart={cart} label={t('cartSubtotal', { n: cart.cartAttributes.numberOfItems })} second={keep} />;
}

/** The same below an overlay. */
function OverlayActions({ cart, done }: { readonly cart: Cart | null; readonly done: boolean }) {
  return done && cart !== null ? <CartFoot cart={cart} inRow second={<Keep />} /> : <Keep />;
}

function AddedToast({ confirmation, cart }: { readonly confirmation: Confirmation; readonly cart: Cart | null }) {
  const t = useWords(cartWords);
  const paths = usePaths();
  const { site } = useShop();
  const price = usePrice();
  // Adds what the sentence for several items leaves out: a coupon that was in the cart already, or what it still needs to apply.
  const notes = [confirmation.sentence, ...confirmation.messages.map(({ description }) => description)].filter((text) => text !== '');
  const said = notes.length === 0 ? t('ADDED_skus') : notes.join(' ');
  const text = confirmation.added > 0 && cart !== null ? t('addedSubtotal', { said, amount: price(cart.cartSummary.cartSubTotal) }) : said;
  const toast = { id: 'added', text, action: { label: t('viewCart'), to: paths.cart(site.tenant, { viewcart: true }) } };
  return <ToastRegion label={t('notices')} dismissLabel={t('dismiss')} toasts={[toast]} onDismiss={close} />;
}
