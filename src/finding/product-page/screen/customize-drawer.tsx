import { catalogWords } from '#goods/catalog/words';
import { productDrawersWords } from '#goods/product-drawers/words';
import { Drawer } from '#ui/kit/drawer';
import { useWords } from '#ui/page/shop';
import { CustomizeForm, type CustomProduct } from './customize-form.tsx';
import { useDesign } from './use-design.ts';

export interface CustomizeDrawerProps {
  readonly product: CustomProduct;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Goods get their words beside their page (CAT-8). What was typed stays while the page does. */
export function CustomizeDrawer({ product, open, onClose }: CustomizeDrawerProps) {
  const t = useWords(catalogWords);
  const own = useWords(productDrawersWords);
  const state = useDesign(product.custom);
  return (
    <Drawer open={open} onClose={onClose} title={own('customizeTitle', { title: product.title })} closeLabel={t('close')}>
      <CustomizeForm product={product} {...state} />
    </Drawer>
  );
}
