// The cartridges for a printer, or the printers that a cartridge fits.
import { catalogWords } from '#goods/catalog/words';
import { ProductRail } from '#finding/tiles/screen';
import { TextAction } from '#ui/kit/text-action';
import { useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import { CompatibleDrawer } from './compatible-drawer-lazy.tsx';
import type { ShownProduct } from './load-product.ts';
import styles from './product-view.module.css';

interface CompatibleRailProps extends Pick<ShownProduct, 'compatible'> {
  readonly isPrinter: boolean;
}

export function CompatibleRail({ compatible, isPrinter }: CompatibleRailProps) {
  const t = useWords(catalogWords);
  const cartridges = useSurface();
  return (
    <>
      <ProductRail
        title={t(isPrinter ? 'compatibleCartridges' : 'compatiblePrinters')}
        action={
          isPrinter && (
            <TextAction aria-haspopup="dialog" onClick={cartridges.show}>
              {t('compatibleAll', { n: compatible.length })}
            </TextAction>
          )
        }
        tiles={compatible}
        className={styles.rail}
      />
      {cartridges.used && <CompatibleDrawer open={cartridges.open} onClose={cartridges.close} cartridges={compatible} />}
    </>
  );
}
