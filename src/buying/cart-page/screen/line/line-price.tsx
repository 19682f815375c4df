// The price of a line: goods before coupons, the regular price, and the unit price.
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { formatUnitPrice } from '#base/locale/rules';
import { Price } from '#ui/kit/price';
import { useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './cart-line.module.css';
import { goodsPrice } from '#buying/cart/screen';

export function LinePrice({ item, out }: { readonly item: CartItem; readonly out: boolean }) {
  const t = useWords(cartWords);
  const price = usePrice();
  const unit = useUnitText(item);
  const { comparePrice } = item.priceInfo;
  return (
    <Price
      now={price(goodsPrice(item))}
      nowLabel={t('now')}
      was={comparePrice === null || out ? undefined : price(comparePrice)}
      wasLabel={t('was')}
      unit={unit}
      size="small"
      column
      faint={out}
      className={styles.price}
    />
  );
}

/** "$12.99 each" for several units, or "$0.009 / sheet" when that is more useful. */
function useUnitText({ qty, priceInfo: { finalPricePerUnit, unitPrice, uom } }: CartItem): string | undefined {
  const t = useWords(cartWords);
  const { copyLocale, site } = useShop();
  const price = usePrice();
  if (qty > 1 && finalPricePerUnit !== null) return t('each', { price: price(finalPricePerUnit) });
  if (unitPrice === null || uom === null) return undefined;
  return t('perUnit', { price: formatUnitPrice(unitPrice * 100, site.currency, copyLocale), unit: uom });
}
