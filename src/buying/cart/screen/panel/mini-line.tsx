// A line of the cart in small: picture, name, price, delivery and actions.
import type { Cart, CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { Price } from '#ui/kit/price';
import { useWords } from '#ui/page/shop';
import { Quantity } from '#ui/kit/quantity';
import { TextAction } from '#ui/kit/text-action';
import { usePrice } from '#ui/page/use-price';
import { FurnitureLine } from '../line/furniture-line.tsx';
import { goodsPrice } from '../line/goods-price.ts';
import { LinePromise } from '../line/line-promise.tsx';
import styles from './mini-line.module.css';
import { useLineMessages } from '../store/change-messages.ts';
import { ShortLine } from '../line/short-line.tsx';
import { useCartCommands, useLine } from '../store/use-cart.ts';

interface MiniLineProps {
  readonly item: CartItem;
  readonly stores: Cart['stores'];
}

/** A line just added, without controls. */
export function AddedLine({ item, stores }: MiniLineProps) {
  const t = useWords(cartWords);
  const price = usePrice();
  return (
    <li className={styles.line}>
      <LineHead item={item} />
      <p className={styles.detail}>{t('quantityEach', { n: item.qty, price: price(item.priceInfo.finalPricePerUnit) })}</p>
      <Fees item={item} />
      <LinePromise item={item} stores={stores} />
      <Notices item={item} />
    </li>
  );
}

/** Messages of the line, a surcharge, a changed price, and why its last change failed. */
const Notices = ({ item: { cartItemId, messages } }: Pick<MiniLineProps, 'item'>) =>
  [...messages, ...useLineMessages(cartItemId)].map(({ code, description }, at) => (
    <p key={`${code}-${at}`} className={styles.notice}>
      {description}
    </p>
  ));

/** A line with quantity and remove button; large goods have their furniture service (MINI-2). */
export function MiniLine({ item, stores, hasServices }: MiniLineProps & { readonly hasServices: boolean }) {
  const t = useWords(cartWords);
  const { quantity, remove } = useCartCommands();
  const { cartItemId, product, increment, quantityLimit, parentRelationCartItemId } = item;
  const { pending, leaving, wanted } = useLine(cartItemId);
  const { name } = product;
  return (
    <div className={`${styles.line} ${leaving ? styles.leaving : ''}`} aria-busy={pending || undefined}>
      <LineHead item={item} />
      <Fees item={item} />
      <LinePromise item={item} stores={stores} />
      <Notices item={item} />
      <ShortLine item={item} />
      {hasServices && item.furnSvcInfo !== undefined && (
        <div className={styles.detail}>
          <FurnitureLine item={item} />
        </div>
      )}
      <div className={styles.act}>
        {parentRelationCartItemId === null && (
          <Quantity
            size="small"
            value={wanted ?? item.qty}
            step={increment}
            min={0}
            max={quantityLimit}
            label={t('quantityOf', { name })}
            lessLabel={t('less', { name })}
            moreLabel={t('more', { name })}
            onChange={(qty) => void (qty === 0 ? remove({ cartItemId }) : quantity({ cartItemId, qty }))}
          />
        )}
        <TextAction about={t('about', { name })} onClick={() => void remove({ cartItemId })}>
          {t('remove')}
        </TextAction>
      </div>
    </div>
  );
}

/** The fees of each unit beside its price. */
function Fees({ item: { priceInfo, surchargeSplit } }: Pick<MiniLineProps, 'item'>) {
  const t = useWords(cartWords);
  const price = usePrice();
  const { handlingFeePerUnit: handling } = priceInfo;
  const said = [
    ...(handling > 0 ? [t('plusHandling', { amount: price(handling) })] : []),
    ...(surchargeSplit === undefined ? [] : [t('plusSurcharge', { amount: price(surchargeSplit.feePerUnit) })]),
  ];
  return said.length > 0 && <p className={styles.fees}>{said.join(', ')}</p>;
}

function LineHead({ item }: { readonly item: CartItem }) {
  const price = usePrice();
  const { product } = item;
  return (
    <>
      <Picture src={product.images[0] ?? ''} alt="" width={72} height={72} ground className={styles.picture} />
      <h3 className={styles.name}>
        <Link to={product.url}>{product.name}</Link>
      </h3>
      <Price now={price(goodsPrice(item))} size="small" />
    </>
  );
}
