// Free items of the cart's coupons that the shopper can add (CART-14, CART-15).
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { GiftIcon } from '#ui/kit/icons';
import { FolderGroup } from '#ui/kit/folder-group';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import { CartForm, ItemMeta, ItemName, useCart, useCartCommands } from '#buying/cart/screen';
import styles from '../line/cart-line.module.css';

export function FreeItems({ items }: { readonly items: NonNullable<Cart['availableFreeItems']> }) {
  const t = useWords(cartWords);
  const { busy } = useCart();
  const { addFree } = useCartCommands();
  if (items.length === 0) return null;
  return (
    <FolderGroup icon={<GiftIcon />} name={t('freeTitle')}>
      {items.map(({ itemId, name, url, imageUrl, coupon, qty }) => (
        <article key={`${coupon} ${itemId}`} className={styles.free}>
          <Picture src={imageUrl} alt="" width={64} height={64} ground className={styles.freePicture} />
          <div>
            <ItemName to={url}>{name}</ItemName>
            <ItemMeta>{t('freeWith', { n: qty, coupon })}</ItemMeta>
          </div>
          <CartForm intent="addFree" fields={{ itemId, qty }} onSubmit={() => void addFree({ itemId, qty })}>
            <Button type="submit" size="small" busy={busy}>
              {t('freeAdd')}
              <span className="sr"> {t('about', { name })}</span>
            </Button>
          </CartForm>
        </article>
      ))}
    </FolderGroup>
  );
}
