// Two drawers of compatible products (CAT-6): a cartridge's printers with their pages, and a printer's cartridges with their prices.
import { catalogWords } from '#goods/catalog/words';
import { slugOfModel } from '#finding/printers/rules';
import { Drawer } from '#ui/kit/drawer';
import { Link } from '#ui/kit/link';
import { MiniTile } from '#ui/kit/mini-tile';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import { TilePrice, type ShownTile } from '#finding/tiles/screen';
import styles from './compatible-drawer.module.css';

export interface CompatibleDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Printer models that use the cartridge. */
  readonly models?: readonly string[];
  /** The models are not printers, but devices that a bag or a battery fits. */
  readonly other?: boolean;
  /** Cartridges for a printer. */
  readonly cartridges?: readonly ShownTile[];
}

export function CompatibleDrawer({ open, onClose, models = [], other = false, cartridges = [] }: CompatibleDrawerProps) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const ofModels = other ? 'compatibleModels' : 'compatiblePrinters';
  return (
    <Drawer open={open} onClose={onClose} title={t(models.length > 0 ? ofModels : 'compatibleCartridges')} closeLabel={t('close')}>
      {models.length > 0 && (
        <>
          <p>{t(other ? 'fitsTextOther' : 'fitsText')}</p>
          <ul className={styles.models}>
            {models.map((model) => (
              <li key={model}>
                {/* Only printers have pages. */}
                {other ? model : <Link to={paths.printer(slugOfModel(model))}>{model}</Link>}
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles.cartridges}>
        {cartridges.map((tile) => (
          <li key={tile.itemId}>
            <MiniTile
              to={tile.href}
              name={tile.title}
              picture={<Picture src={tile.image.src} alt="" width={96} height={96} />}
              note={tile.pack}
              price={<TilePrice tile={tile} size="small" />}
            />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
