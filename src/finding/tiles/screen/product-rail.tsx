import { useId, type ReactNode } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { LATER } from '#ui/page/later';
import { Rail } from '#ui/kit/rail';
import { SectionHead } from '#ui/kit/section-head';
import { useWords } from '#ui/page/shop';
import { MOST_OF_FEW, TileGrid } from '#ui/kit/tile-grid';
import { ProductTile } from './product-tile.tsx';
import type { ShownTile } from './tile-view-model.ts';
import { useRowEvents } from './use-row-events.ts';
import type { CountedRow } from './watch-row.ts';

export interface ProductRailProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly tiles: readonly ShownTile[];
  readonly size?: 'small' | undefined;
  readonly className?: string | undefined;
  /** Placement and scheme of a recommendation row, for counting. */
  readonly counted?: CountedRow | undefined;
}

const FULL_ROW = 5;

/** A row of products; renders nothing without products. */
export function ProductRail({ tiles, counted, ...head }: ProductRailProps) {
  const t = useWords(catalogWords);
  const id = useId();
  const row = useRowEvents<HTMLDivElement>(counted?.place ?? '', counted?.scheme);
  if (tiles.length === 0) return null;
  const isFew = tiles.length <= MOST_OF_FEW;
  const shown = tiles.map((tile) => <ProductTile key={tile.itemId} tile={tile} />);
  return (
    <div ref={row} {...LATER}>
      {tiles.length < FULL_ROW ? (
        // Too few to scroll: a row of four, or wide tiles that share the sheet.
        <section className={head.className} aria-labelledby={id}>
          <SectionHead id={id} title={head.title} note={head.note} size={head.size}>
            {head.action}
          </SectionHead>
          <TileGrid columns={4} narrow={isFew ? 'list' : 'pair'} layout={isFew ? 'few' : undefined}>
            {shown}
          </TileGrid>
        </section>
      ) : (
        <Rail
          {...head}
          each={tiles}
          previousLabel={t('railPrevious')}
          nextLabel={t('railNext')}
          positionLabel={(first, last, total) => t('railPosition', { first, last, total })}
        >
          {shown}
        </Rail>
      )}
    </div>
  );
}
