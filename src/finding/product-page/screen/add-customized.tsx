import { MAX_DRAWER_QUANTITY } from '#buying/cart/rules';
import { AddToCartForm } from '#buying/cart/screen';
import type { CustomSpec } from '#goods/customization/rules';
import { catalogWords } from '#goods/catalog/words';
import { useWords } from '#ui/page/shop';

export interface CustomProduct {
  readonly itemId: string;
  readonly title: string;
  readonly increment: number;
  readonly quantityLimit: number;
  readonly custom: CustomSpec;
}

export interface AddCustomizedProps {
  readonly product: Omit<CustomProduct, 'custom'>;
  /** The customization's fields belong to this form. */
  readonly formId: string;
}

/** Adds customized goods to the cart. */
export function AddCustomized({ product: { itemId, title, increment, quantityLimit }, formId }: AddCustomizedProps) {
  const t = useWords(catalogWords);
  return (
    <AddToCartForm
      id={formId}
      itemId={itemId}
      label={t('addToCart')}
      step={increment}
      quantity={{
        label: t('quantityOf', { title }),
        lessLabel: t('quantityLess', { title }),
        moreLabel: t('quantityMore', { title }),
        max: Math.min(quantityLimit, MAX_DRAWER_QUANTITY),
      }}
      variant="primary"
    />
  );
}
