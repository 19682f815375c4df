import { MAX_DRAWER_QUANTITY } from '#buying/cart/rules';
import { MAX_LINE_QUANTITY } from '#goods/catalog/rules';
import { AddToCartForm, CART_FIELDS } from '#buying/cart/screen';
import type { ProductDetail, Tile } from '#goods/catalog/contract';
import { catalogWords } from '#goods/catalog/words';
import { formatNumber } from '#base/locale/rules';
import { Checkbox } from '#ui/kit/checkbox';
import { useShop, useWords } from '#ui/page/shop';
import styles from './product-add-form.module.css';

/** Id of the form: the delivery choices are outside it. */
export const BUY_FORM = 'buy';

/** Whether the page offers the product for sale; the cart checks again. */
export function canBuy({ tile }: Pick<ProductDetail, 'tile'>): boolean {
  // A product that its tile cannot add either has options, which this page shows, or is sold in stores only.
  const isSoldHere = tile.canAdd || tile.isSKUSET || tile.isCustomSKU;
  return isSoldHere && tile.badge !== 'discontinued' && tile.badge !== 'comingSoon' && !tile.isOutOfStock;
}

export function ProductAddForm({ product: { tile, services } }: { readonly product: Pick<ProductDetail, 'tile' | 'services'> }) {
  const t = useWords(catalogWords);
  const { itemId, title, increment, quantityLimit } = tile;
  return (
    <div className={styles.form}>
      <AddToCartForm
        id={BUY_FORM}
        itemId={itemId}
        label={t(tile.badge === 'preOrder' ? 'preOrder' : 'addToCart')}
        step={increment}
        quantity={{
          label: t('quantityOf', { title }),
          lessLabel: t('quantityLess', { title }),
          moreLabel: t('quantityMore', { title }),
          max: Math.min(quantityLimit, MAX_DRAWER_QUANTITY),
        }}
        variant="primary"
      >
        <Limits increment={increment} quantityLimit={quantityLimit} />
        {services.length > 0 && <Services services={services} />}
      </AddToCartForm>
    </div>
  );
}

/** Shows quantity limits before the shopper types. */
function Limits({ increment, quantityLimit }: Pick<Tile, 'increment' | 'quantityLimit'>) {
  const t = useWords(catalogWords);
  const { copyLocale } = useShop();
  if (increment === 1 && quantityLimit >= MAX_LINE_QUANTITY) return null;
  return (
    <p className={styles.limits}>
      {increment > 1 && t('incrementNote', { n: formatNumber(increment, copyLocale) })}{' '}
      {quantityLimit < MAX_LINE_QUANTITY && t('limitNote', { n: formatNumber(quantityLimit, copyLocale) })}
    </p>
  );
}

/** Plans of one kind exclude each other; none is selected by default. */
function Services({ services }: Pick<ProductDetail, 'services'>) {
  const t = useWords(catalogWords);
  const plans = services.filter(({ kind }) => kind === 'warranty');
  const others = services.filter(({ kind }) => kind !== 'warranty');
  return (
    <fieldset className={styles.services}>
      <legend>{t('servicesTitle')}</legend>
      {plans.map(({ itemId, title, price }) => (
        <Checkbox key={itemId} radio name={CART_FIELDS.service} value={itemId} label={title} trail={price} />
      ))}
      {plans.length > 0 && <Checkbox radio name={CART_FIELDS.service} value="" defaultChecked label={t('serviceNone')} />}
      {others.map(({ itemId, title, price }) => (
        <Checkbox key={itemId} name={CART_FIELDS.service} value={itemId} label={title} trail={price} />
      ))}
      <p className={styles.note}>{t('servicesNote')}</p>
    </fieldset>
  );
}
