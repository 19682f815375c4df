// One line of the cart page: picture, name, messages, a quantity that saves itself, price and actions.
import { Trans } from '#ui/page/trans';
import { memo } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { RepresentativeMark } from '#people/representatives/screen';
import { Badge } from '#ui/kit/badge';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { FurnitureLine, ItemMeta, ItemName, useLineMessages } from '#buying/cart/screen';
import styles from './cart-line.module.css';
import { FurnitureForm } from './furniture-form.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';
import { LineAlternates } from './line-alternates.tsx';
import { LineAccounting, type LineAccounts } from './line-accounting.tsx';
import { LineParts } from './line-parts.tsx';
import { LinePrice } from './line-price.tsx';
import { LineActions } from './line-actions.tsx';
import { LineFrame, LineQuantity } from './line-quantity.tsx';
import { LineMessages } from './line-messages.tsx';

interface CartLineProps {
  readonly item: CartItem;
  /** Plans and services of the line. */
  readonly parts: readonly CartItem[];
  /** Actions that the cart allows on its lines (CART-29, uiSwitches). */
  readonly canBeSaved: boolean;
  readonly hasServices: boolean;
  /** Null: the line cannot be charged to anything of its own. */
  readonly accounts: LineAccounts | null;
}

/** Memoized: renders only when the line itself changed, because a cart may have hundreds. */
export const CartLine = memo(function CartLine({ item, parts, canBeSaved, hasServices, accounts }: CartLineProps) {
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
      {accounts !== null && <LineAccounting item={item} accounts={accounts} />}
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
  const messages = [...item.messages, ...useLineMessages(cartItemId)];
  return (
    <div className={styles.text}>
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
          <Badge tone="ok">{t('contractPrice')}</Badge> {item.priceInfo.contract}
        </p>
      )}
      {item.byRepresentative !== undefined && <RepresentativeMark pieces={item.byRepresentative} of={item.qty} />}
      <LineMessages messages={messages} out={out} item={item} />
    </div>
  );
}
