import type { ReactNode } from 'react';
import type { Tile } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import { Rail } from '#ui/rail';
import { useWords } from '#ui/shop';
import { ProductTile } from './product-tile.tsx';

export interface ProductRailProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly tiles: readonly Tile[];
  readonly size?: 'small' | undefined;
  readonly className?: string | undefined;
}

/** A row of products; nothing when there are none. */
export function ProductRail({ tiles, ...head }: ProductRailProps) {
  const t = useWords(catalogWords);
  if (tiles.length === 0) return null;
  return (
    <Rail
      {...head}
      previousLabel={t('railPrevious')}
      nextLabel={t('railNext')}
      positionLabel={(first, last, total) => t('railPosition', { first, last, total })}
    >
      {tiles.map((tile) => (
        <ProductTile key={tile.itemId} tile={tile} />
      ))}
    </Rail>
  );
}
