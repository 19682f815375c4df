// Under a large line: which furniture service was chosen, and the way to the drawer with all of them; it comes with its first use.
import { lazy, Suspense } from 'react';
import type { CartItem } from '#cart/contract';
import { cartWords } from '#cart/words';
import { useWords } from '#ui/shop';
import { TextAction } from '#ui/text-action';
import { useSurface } from '#ui/use-surface';
import styles from './cart-line.module.css';

const Furniture = lazy(async () => ({ default: (await import('./furniture-drawer.tsx')).FurnitureDrawer }));

export function FurnitureLine({ item: { furnSvcInfo, product } }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const { used, open, show, close } = useSurface();
  const level = furnSvcInfo?.level ?? null;
  return (
    <div className={styles.service}>
      {level !== null && <b>{t('furnitureChosen', { level: t(`level_${level as 'BASC'}`), n: furnSvcInfo?.qty ?? 0 })}</b>}{' '}
      <TextAction aria-haspopup="dialog" about={t('about', { name: product.name })} onClick={() => show()}>
        {t('furnitureOpen')}
      </TextAction>
      {used && (
        <Suspense>
          <Furniture open={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
