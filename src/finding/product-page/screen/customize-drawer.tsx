import { CustomizationDrawer } from '#goods/customization/screen';
import { catalogWords } from '#goods/catalog/words';
import { useWords } from '#ui/page/shop';
import { AddCustomized, type CustomProduct } from './add-customized.tsx';

export interface CustomizeDrawerProps {
  readonly product: CustomProduct;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The customization drawer on a product's page, with "Add to cart" (CAT-8). */
export function CustomizeDrawer({ product, open, onClose }: CustomizeDrawerProps) {
  const t = useWords(catalogWords);
  return (
    <CustomizationDrawer
      title={product.title}
      custom={product.custom}
      open={open}
      onClose={onClose}
      closeLabel={t('close')}
      addToCart={(formId) => <AddCustomized product={product} formId={formId} />}
    />
  );
}
