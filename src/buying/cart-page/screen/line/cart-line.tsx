// One line of the cart page: picture, name, messages, a quantity that saves itself, price and actions.
import { Trans } from '#ui/page/trans';
import { createContext, memo, useContext, type FormEvent, type ReactNode } from 'react';
import type { CartItem, CartMessage } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { useSavedCommands, type SavedIntent } from '#buying/saved-for-later/screen';
import { savedWords } from '#buying/saved-for-later/words';
import { Badge } from '#ui/kit/badge';
import { Picture } from '#ui/kit/picture';
import { Quantity } from '#ui/kit/quantity';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import {
  CartForm,
  FurnitureLine,
  ItemActs,
  ItemMeta,
  ItemName,
  ShortLine,
  lineId,
  useCartCommands,
  useLine,
  useLineMessages,
} from '#buying/cart/screen';
import styles from './cart-line.module.css';
import { FurnitureForm } from './furniture-form.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';
import { LineAlternates } from './line-alternates.tsx';
import { LineBudget } from './line-budget.tsx';
import { LineParts } from './line-parts.tsx';
import { LineDeliverySwitch } from './line-delivery-switch.tsx';
import { LinePrice } from './line-price.tsx';
import { MessageLines } from './message-lines.tsx';

interface CartLineProps {
  readonly item: CartItem;
  /** Plans and services of the line. */
  readonly parts: readonly CartItem[];
  /** Actions that the cart allows on its lines (CART-29, uiSwitches). */
  readonly canBeSaved: boolean;
  readonly hasServices: boolean;
  /** Budget centers for the line; empty when it cannot have one. */
  readonly centers: readonly string[];
}

/** Memoized: renders only when the line itself changed, because a cart may have hundreds. */
export const CartLine = memo(function CartLine({ item, parts, canBeSaved, hasServices, centers }: CartLineProps) {
  const { cartItemId, product } = item;
  const out = item.selectedDeliveryOption.group === 'outOfStock';
  return (
    <LineFrame cartItemId={cartItemId}>
      <Picture src={product.images[0] ?? ''} alt="" width={104} height={104} ground className={styles.picture} />
      <div className={styles.words}>
        <LineWords item={item} out={out} />
        <LineActions item={item} canBeSaved={canBeSaved} />
      </div>
      {out ? <span className={styles.noQuantity} /> : <LineQuantity item={item} />}
      <LinePrice item={item} out={out} />
      <LineParts item={item} parts={parts} />
      {centers.length > 0 && <LineBudget item={item} centers={centers} />}
      {hasServices && item.furnSvcInfo !== undefined && (
        <>
          <FurnitureLine item={item} />
          <FurnitureForm item={item} />
        </>
      )}
      {item.altItem !== undefined && <ReplacementNotice origItemId={item.altItem.origItemId} />}
      {item.alternates.length > 0 && <LineAlternates item={item} />}
    </LineFrame>
  );
});

/** Name, details and messages of the line. */
function LineWords({ item, out }: { readonly item: CartItem; readonly out: boolean }) {
  const t = useWords(cartWords);
  const { cartItemId, product, customerSku } = item;
  const said = [...item.messages, ...useLineMessages(cartItemId)];
  return (
    <div className={styles.told}>
      <ItemName to={product.url}>{product.name}</ItemName>
      <ItemMeta>
        {t('itemNumber', { itemId: item.itemId })}
        {customerSku !== null && (
          <>
            {'\u00A0· '}
            <Trans id="cart.yourNumber" values={{ sku: customerSku }} components={{ b: <b /> }} />
          </>
        )}
        {product.pack !== null && `\u00A0· ${product.pack}`}
      </ItemMeta>
      {item.priceInfo.source === 'contract' && (
        <p className={styles.badge}>
          <Badge tone="ok">{t('contractPrice')}</Badge>
        </p>
      )}
      <LineMessages messages={said} out={out} item={item} />
    </div>
  );
}

function LineActions({ item, canBeSaved }: Pick<CartLineProps, 'item' | 'canBeSaved'>) {
  const t = useWords(cartWords);
  const say = useWords(savedWords);
  const { remove } = useCartCommands();
  const { save } = useSavedCommands();
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { cartItemId, product } = item;
  return (
    <ItemActs>
      <LineDeliverySwitch item={item} />
      {canBeSaved && !item.itemAttributes.membershipSKU && (
        <CartForm<SavedIntent> intent="save" fields={{ cartItemId }} onSubmit={() => void save({ cartItemId })}>
          <TextAction type="submit" about={t('about', { name: product.name })}>
            {say('save')}
          </TextAction>
        </CartForm>
      )}
      <TextAction to={paths.lists(tenant, { item: item.itemId, qty: String(item.qty) })} about={t('about', { name: product.name })}>
        {t('addToList')}
      </TextAction>
      <CartForm intent="remove" fields={{ cartItemId }} onSubmit={() => void remove({ cartItemId })}>
        <TextAction type="submit" about={t('about', { name: product.name })}>
          {t('remove')}
        </TextAction>
      </CartForm>
    </ItemActs>
  );
}

/** The last requested quantity, so that a line asks the store only once. */
const Wanted = createContext<number | undefined>(undefined);

/** Shows that the line is busy or leaving without rendering its content. */
function LineFrame({ cartItemId, children }: { readonly cartItemId: string; readonly children: ReactNode }) {
  const { pending, leaving, wanted } = useLine(cartItemId);
  const classes = `${styles.line} ${leaving ? styles.leaving : ''}`;
  return (
    <article id={lineId(cartItemId)} className={classes} aria-busy={pending || undefined} data-cart-item={cartItemId}>
      <Wanted value={wanted}>{children}</Wanted>
    </article>
  );
}

/** Shows the last requested quantity, answered or not. */
function LineQuantity({ item }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const wanted = useContext(Wanted);
  const { quantity, remove } = useCartCommands();
  const { cartItemId, product, increment, quantityLimit } = item;
  const { name } = product;
  const change = (qty: number): void => void (qty === 0 ? remove({ cartItemId }) : quantity({ cartItemId, qty }));
  const settle = (event: FormEvent<HTMLFormElement>) => {
    // Enter in the field finishes the edit: leaving the field reports the new quantity.
    event.currentTarget.querySelector('input')?.blur();
  };
  return (
    <CartForm intent="quantity" fields={{ cartItemId }} onSubmit={settle} className={styles.quantity}>
      {/* Enter in a field presses the form's first button, so that must not be the minus button. */}
      <input type="submit" hidden />
      <Quantity
        value={wanted ?? item.qty}
        onChange={change}
        label={t('quantityOf', { name })}
        lessLabel={t('less', { name })}
        moreLabel={t('more', { name })}
        name="qty"
        stepName="step"
        min={0}
        max={quantityLimit}
        step={increment}
        size="small"
      />
      <noscript>
        <TextAction type="submit" about={t('about', { name })}>
          {t('update')}
        </TextAction>
      </noscript>
    </CartForm>
  );
}

interface LineMessagesProps {
  readonly messages: readonly CartMessage[];
  readonly out: boolean;
  readonly item: CartItem;
}

/** Messages of the line; a line that ran out also says that the total excludes it. */
function LineMessages({ messages, out, item }: LineMessagesProps) {
  const t = useWords(cartWords);
  const { quantity } = useCartCommands();
  const { cartItemId, qty } = item;
  return (
    <>
      <MessageLines messages={messages} more={out ? t('notCounted') : undefined} />
      <ShortLine item={item} />
      {messages.some(({ code }) => code === 'PRICE_CHANGED') && (
        <CartForm intent="quantity" fields={{ cartItemId, qty }} onSubmit={() => void quantity({ cartItemId, qty })}>
          <TextAction type="submit" about={t('about', { name: item.product.name })}>
            {t('priceSeen')}
          </TextAction>
        </CartForm>
      )}
    </>
  );
}
