import type { CustomSpec } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import { Drawer } from '#ui/kit/drawer';
import { useWords } from '#ui/page/shop';
import { CustomizationForm, type CustomizationFormProps } from './customization-form.tsx';
import { useDesign } from './use-design.ts';

export interface CustomizationDrawerProps extends Pick<CustomizationFormProps, 'addToCart'> {
  /** Title of the goods. */
  readonly title: string;
  readonly custom: CustomSpec;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** The form next to the product page (CAT-8). Typed text stays while that page does. */
export function CustomizationDrawer({ title, custom, addToCart, ...drawer }: CustomizationDrawerProps) {
  const t = useWords(customizationWords);
  const state = useDesign(custom);
  return (
    <Drawer {...drawer} title={t('title', { title })}>
      <CustomizationForm custom={custom} addToCart={addToCart} {...state} />
    </Drawer>
  );
}
