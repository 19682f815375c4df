// What the shopper is told after adding (ATC-1 … ATC-3): in a drawer, or in a toast when several items came in.
import type { Cart, CartMessage } from '#cart/contract';
import { cartWords } from '#cart/words';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { MessageList, type ListedMessage } from '#ui/message-list';
import { usePaths, useShop, useWords } from '#ui/shop';
import { ToastRegion } from '#ui/toast-region';
import { CartFoot } from './cart-foot.tsx';
import { cartEvents } from './cart-slice.ts';
import type { Confirmation } from './confirmation.ts';
import styles from './cart-panel.module.css';
import { FreeDelivery } from './free-delivery.tsx';
import { AddedLine, usePrice } from './mini-line.tsx';
import { pageCart } from './page-cart.ts';
import { useCartState } from './use-cart.ts';

const TITLES = {
  added: 'addedTitle',
  limit: 'limitTitle',
  outOfStock: 'outOfStockTitle',
  unavailable: 'unavailableTitle',
  failed: 'failedTitle',
} as const;
const TONES = { failure: 'bad', warning: 'warn', info: 'info' } as const;

const close = (): void => void pageCart().store.dispatch(cartEvents.confirmationClosed());

export function AddToCartDrawer() {
  const t = useWords(cartWords);
  const told = useCartState(({ confirmation }) => confirmation);
  const cart = useCartState((state) => state.cart);
  if (told !== null && told.surface === 'toast') return <AddedToast told={told} cart={cart} />;
  return (
    <Drawer
      open={told !== null}
      onClose={close}
      title={told === null ? '' : t(TITLES[told.outcome], { n: told.added })}
      done={told?.outcome === 'added'}
      closeLabel={t('closePanel')}
      foot={told !== null && <Foot cart={cart} />}
    >
      {told !== null && <Told told={told} cart={cart} />}
    </Drawer>
  );
}

function Told({ told: { items, messages }, cart }: { readonly told: Confirmation; readonly cart: Cart | null }) {
  const t = useWords(cartWords);
  return (
    <>
      {messages.length > 0 && <MessageList messages={messages.map((message, at) => listed(message, at, t('notAdded')))} />}
      {items.length > 0 && (
        <ul className={styles.lines}>
          {items.map((item) => (
            <AddedLine key={item.cartItemId} item={item} stores={cart?.stores ?? []} />
          ))}
        </ul>
      )}
      {cart !== null && items.length > 0 && (
        <div className={styles.free}>
          <FreeDelivery cart={cart} />
        </div>
      )}
    </>
  );
}

/** A failure without words never reached the shop. */
export function listed({ code, type, description }: CartMessage, at: number, unreached: string): ListedMessage {
  return { id: `${code} ${at}`, tone: TONES[type], text: description === '' ? unreached : description };
}

function Foot({ cart }: { readonly cart: Cart | null }) {
  const t = useWords(cartWords);
  const keep = (
    <Button wide onClick={close}>
      {t('keepShopping')}
    </Button>
  );
  if (cart === null) return keep;
  return <CartFoot cart={cart} label={t('cartSubtotal', { n: cart.cartAttributes.numberOfItems })} second={keep} />;
}

function AddedToast({ told, cart }: { readonly told: Confirmation; readonly cart: Cart | null }) {
  const t = useWords(cartWords);
  const paths = usePaths();
  const { site } = useShop();
  const price = usePrice();
  const text =
    told.added > 0 && cart !== null ? t('addedSeveral', { n: told.added, amount: price(cart.cartSummary.cartSubTotal) }) : t('couponAdded');
  const toast = { id: 'added', text, action: { label: t('viewCart'), to: paths.cart(site.tenant, { viewcart: true }) } };
  return <ToastRegion label={t('notices')} dismissLabel={t('dismiss')} toasts={[toast]} onDismiss={close} />;
}
