// Below a large line: the chosen furniture service with its fee, and a button that opens the drawer, which loads on first use. Before hydration the
// button leads to a form below the line.
import { lazy, Suspense } from 'react';
import type { CartItem } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { usePrice } from '#ui/page/use-price';
import { useSurface } from '#ui/page/use-surface';
import styles from './furniture.module.css';
import { FURNITURE_ASKED, isFurnitureLevel } from '../forms/furniture-choice.ts';
import { lineId } from './line-id.ts';

const Furniture = lazy(async () => ({ default: (await import('./furniture-drawer.tsx')).FurnitureDrawer }));

export function FurnitureLine({ item: { cartItemId, furnSvcInfo, product } }: { readonly item: CartItem }) {
  const t = useWords(cartWords);
  const price = usePrice();
  const cart = usePaths().cart(useShop().site.tenant);
  const { used, open, show, close } = useSurface();
  const level = furnSvcInfo?.level;
  const fee = furnSvcInfo?.fee ?? null;
  return (
    <div className={styles.service}>
      {isFurnitureLevel(level) && (
        <>
          <b>{t('furnitureChosen', { level: t(`level_${level}`), n: furnSvcInfo?.qty ?? 0 })}</b>
          {'\u00A0· '}
          {fee === null ? t('furnitureTbd') : price(fee)}{' '}
        </>
      )}
      <form method="get" action={`${cart}#${lineId(cartItemId)}`} className={styles.inline}>
        <input type="hidden" name={FURNITURE_ASKED} value={cartItemId} />
        <TextAction type="submit" aria-haspopup="dialog" about={t('about', { name: product.name })} onClick={show}>
          {t('furnitureOpen')}
        </TextAction>
      </form>
      {used && (
        <Suspense>
          <Furniture open={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
