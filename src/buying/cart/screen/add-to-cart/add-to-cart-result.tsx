// The content of every confirmation surface: messages, added items, plans for them, or alternatives.
import { useEffect, useState } from 'react';
import type { Cart, CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { MessageList } from '#ui/kit/message-list';
import { Slot } from '#ui/page/slot';
import { useShop, useWords } from '#ui/page/shop';
import type { Confirmation } from './confirmation.ts';
import styles from '../panel/cart-panel.module.css';
import { ChargeList } from '../panel/charge-list.tsx';
import { FreeDelivery } from '../panel/free-delivery.tsx';
import { ItemAlternatives } from './item-alternatives.tsx';
import { LowerQuantityForm } from './lower-quantity-form.tsx';
import { listedMessage } from '../store/listed-message.ts';
import { AddedLine } from '../panel/mini-line.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { rememberShown, wasShown } from './shown-drawers.ts';

interface AddToCartResultProps {
  readonly confirmation: Confirmation;
  readonly cart: Cart | null;
}

declare module '#ui/page/slot' {
  interface Slots {
    /** Goods that go with the added product, on the business site (ATC-3, REC-1). */
    addedRecommendations: { readonly itemId: string; readonly cart: Cart | null };
  }
}

export function AddToCartResult({ confirmation, cart }: AddToCartResultProps) {
  const t = useWords(cartWords);
  const { outcome, items, messages, surface } = confirmation;
  const business = useShop().site.tenant === 'business';
  const [wanted] = confirmation.asked;
  const unreached = t(navigator.onLine ? 'atcFailed' : 'notAdded');
  // The lines as they are now: a plan added here is no longer offered.
  const lines = items.map((item) => cart?.items.find(({ cartItemId }) => cartItemId === item.cartItemId) ?? item);
  // A limit message is about a line that is already in the cart, so that line is shown.
  const there =
    cart?.items.filter(({ itemId, parentRelationCartItemId }) => itemId === wanted?.itemId && parentRelationCartItemId === null) ?? [];
  return (
    <div className={styles.result}>
      {messages.length > 0 && <MessageList messages={messages.map((message, at) => listedMessage(message, at, unreached))} />}
      {lines.length > 0 && <Lines lines={lines} cart={cart} />}
      {cart !== null && lines.length > 0 && (
        <div className={styles.free}>
          <FreeDelivery cart={cart} />
          {/* The drawer's foot has them under the subtotal. */}
          {surface === 'overlay' && <ChargeList cart={cart} />}
        </div>
      )}
      {lines.map((line) => line.offers.length > 0 && <PlanOnce key={line.itemId} item={line} />)}
      {outcome === 'limit' && there.length > 0 && <Lines lines={there} cart={cart} />}
      {outcome === 'limit' && wanted !== undefined && <LowerQuantityForm key={wanted.itemId} itemId={wanted.itemId} />}
      {(outcome === 'outOfStock' || outcome === 'unavailable') && wanted !== undefined && (
        <ItemAlternatives key={wanted.itemId} itemId={wanted.itemId} qty={wanted.qty} ranOut={outcome === 'outOfStock'} />
      )}
      {surface === 'overlay' && business && lines[0] !== undefined && (
        <Slot key={lines[0].itemId} name="addedRecommendations" with={{ itemId: lines[0].itemId, cart }} />
      )}
    </div>
  );
}

/** Offers plans the first time a product is added; the cart page always offers them. */
function PlanOnce({ item }: { readonly item: CartItem }) {
  const name = `plan-${item.itemId}`;
  const [isNew] = useState(() => !wasShown(name));
  useEffect(() => {
    if (isNew) rememberShown(name);
  }, [isNew, name]);
  return isNew && <PlanOffer item={item} />;
}

function Lines({ lines, cart }: { readonly lines: readonly CartItem[]; readonly cart: Cart | null }) {
  return (
    <ul className={styles.lines}>
      {lines.map((item) => (
        <AddedLine key={item.cartItemId} item={item} stores={cart?.stores ?? []} />
      ))}
    </ul>
  );
}
