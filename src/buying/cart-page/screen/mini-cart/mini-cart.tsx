// The mini cart (MINI-1): below the cart icon in the header, on a phone from below. Shows lines, changes and totals.
import { cartWords } from '#buying/cart/words';
import { savedWords } from '#buying/saved-for-later/words';
import { Drawer } from '#ui/kit/drawer';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { Tabs } from '#ui/kit/tabs';
import {
  CartFoot,
  ChangeMessagesProvider,
  FreeDelivery,
  SMALL_ORDER,
  cartEvents,
  listedMessage,
  pageCart,
  useBadge,
  useCart,
  useCartState,
  useMessagesWithText,
  useScrollToFailure,
} from '#buying/cart/screen';
import styles from './mini-cart.module.css';
import { CartSkeleton } from '../page/cart-skeleton.tsx';
import { MiniNotices } from './mini-notices.tsx';
import { SavedPanel, useSaved } from '#buying/saved-for-later/screen';
import { SignInChoice } from '../page/sign-in-choice.tsx';
import { MiniCartLines } from './mini-cart-lines.tsx';

const close = (): void => void pageCart().store.dispatch(cartEvents.miniCartClosed());

export function MiniCart() {
  const t = useWords(cartWords);
  const { open, view } = useCartState(({ miniCart }) => miniCart);
  const { cart, busy } = useCart();
  const filled = cart !== null && cart.items.length > 0 && view === 'cart';
  return (
    <Drawer
      open={open}
      onClose={close}
      title={t('cartTitle')}
      closeLabel={t('closePanel')}
      className={styles.fly}
      foot={
        filled && (
          <>
            <FreeDelivery cart={cart} />
            <CartFoot cart={cart} busy={busy} label={t('subtotalItems', { n: cart.cartAttributes.numberOfItems })} />
            <SignInChoice cart={cart} short />
          </>
        )
      }
    >
      {open && <Views />}
    </Drawer>
  );
}

/** Two tabs: the cart and saved for later (MINI-1). */
function Views() {
  const t = useWords(savedWords);
  const { view } = useCartState(({ miniCart }) => miniCart);
  const { cart } = useCart();
  const { totalItems } = useSaved();
  // The badge knows the count while the cart is loading.
  const badge = useBadge();
  const { store } = pageCart();
  return (
    <Tabs
      label={t('views')}
      variant="line"
      value={view}
      onChange={(id) => store.dispatch(cartEvents.miniCartViewed(id === 'saved' ? 'saved' : 'cart'))}
      className={styles.tabs}
      tabs={[
        { id: 'cart', label: t('cartTab', { n: cart?.cartAttributes.numberOfItems ?? badge?.items ?? 0 }), panel: <Inside /> },
        { id: 'saved', label: t('tab', { n: totalItems }), panel: <SavedPanel /> },
      ]}
    />
  );
}

function Inside() {
  const t = useWords(cartWords);
  const { cart, removed, gone, error, messages } = useCart();
  const changeMessages = useMessagesWithText(messages);
  const top = useScrollToFailure(messages);
  if (cart === null) return <CartSkeleton />;
  const notices = [...changeMessages, ...cart.messages].filter(({ code }) => code !== 'EMPTY_CART' && code !== SMALL_ORDER);
  return (
    <div className={styles.inside} ref={top}>
      {error !== null && messages.length === 0 && (
        <Message tone="bad" live>
          {error === '' ? t('cartFailed') : error}
        </Message>
      )}
      <MiniNotices
        messages={[
          ...gone.map((name, at) => ({ id: `gone-${at}`, tone: 'info' as const, text: t('gone', { name }) })),
          ...notices.map((message, at) => listedMessage(message, at, t('cartFailed'))),
        ]}
      />
      <ChangeMessagesProvider value={changeMessages}>
        {cart.items.length > 0 || removed.length > 0 ? <MiniCartLines cart={cart} removed={removed} /> : <Empty />}
      </ChangeMessagesProvider>
    </div>
  );
}

function Empty() {
  const t = useWords(cartWords);
  const paths = usePaths();
  return (
    <EmptyState title={t('EMPTY_CART')} level={3} actions={<LinkButton to={paths.departments()}>{t('startShopping')}</LinkButton>}>
      {t('emptyText')}
    </EmptyState>
  );
}
