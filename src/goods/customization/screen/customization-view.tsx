import type { ReactNode } from 'react';
import type { CustomSpec } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import { Link } from '#ui/kit/link';
import { useWords } from '#ui/page/shop';
import { CustomizationForm } from './customization-form.tsx';
import { useDesign } from './use-design.ts';
import styles from './customization.module.css';

export interface CustomizationViewProps {
  /** Of the page. */
  readonly title: string;
  readonly custom: CustomSpec;
  /** Address of the product page. */
  readonly href: string;
  readonly addToCart: (formId: string) => ReactNode;
}

/** The form as its own page: without JavaScript, and in another tab (CAT-8). */
export function CustomizationView({ title, custom, href, addToCart }: CustomizationViewProps) {
  const t = useWords(customizationWords);
  const state = useDesign(custom);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <CustomizationForm custom={custom} addToCart={addToCart} {...state} />
      <p className={styles.back}>
        <Link to={href}>{t('back')}</Link>
      </p>
    </div>
  );
}
