import { AddToCartForm, CART_FIELDS } from '#cart/screen';
import { catalogWords } from '#catalog/words';
import { Checkbox } from '#ui/checkbox';
import { useWords } from '#ui/shop';
import type { ProductPageData } from './load-product.ts';
import styles from './product-add-form.module.css';

/** Whether the page offers the product at all; the cart decides again. */
export function canBuy({ tile }: ProductPageData['product']): boolean {
  return tile.badge !== 'discontinued' && tile.badge !== 'comingSoon' && !tile.isOutOfStock;
}

export function ProductAddForm({ product: { tile, services } }: { readonly product: ProductPageData['product'] }) {
  const t = useWords(catalogWords);
  const { itemId, title, increment, quantityLimit } = tile;
  return (
    <div className={styles.form}>
      <AddToCartForm
        itemId={itemId}
        label={t('addToCart')}
        step={increment}
        quantity={{
          label: t('quantityOf', { title }),
          lessLabel: t('quantityLess', { title }),
          moreLabel: t('quantityMore', { title }),
          max: quantityLimit,
        }}
        variant="primary"
      >
        {services.length > 0 && <Services services={services} />}
      </AddToCartForm>
    </div>
  );
}

/** Plans of one kind exclude each other; nothing is chosen unless the shopper does. */
function Services({ services }: Pick<ProductPageData['product'], 'services'>) {
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
