// What a line costs: its goods before coupons, what they were, and the price of one.
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

/** "$12.99 each" when there are several, or "$0.009 / sheet" where that tells more. */
function useUnitText({ qty, priceInfo: { finalPricePerUnit, unitPrice, uom } }: CartItem): string | undefined {
  const t = useWords(cartWords);
  const { copyLocale, site } = useShop();
  const price = usePrice();
  if (qty > 1 && finalPricePerUnit !== null) return t('each', { price: price(finalPricePerUnit) });
  if (unitPrice === null || uom === null) return undefined;
  return t('perUnit', { price: formatUnitPrice(unitPrice * 100, site.currency, copyLocale), unit: uom });
}
