// Wraps a list: "See 3 similar" opens alternates in an overlay (CAT-8); without JavaScript the link leads to them.
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { useSurface } from '#ui/page/use-surface';
import type { ShownTile } from './tile-view-model.ts';

const Overlay = lazy(async () => ({ default: (await import('./similar-overlay.tsx')).SimilarOverlay }));

export interface SimilarItemsProps {
  readonly tiles: readonly ShownTile[];
  readonly children: ReactNode;
}

export function SimilarItems({ tiles, children }: SimilarItemsProps) {
  const { open, used, show, close } = useSurface();
  const [itemIds, setItemIds] = useState<readonly string[]>([]);
  const press = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a[href$="#alternates"]')?.getAttribute('href') : undefined;
    const similar = tiles.find(({ href }) => link === `${href}#alternates`)?.restriction?.alternates;
    if (similar === undefined) return;
    setItemIds(similar);
    show(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed
    <div onClick={press}>
      {children}
      {used && (
        <Suspense>
          <Overlay key={itemIds.join(' ')} itemIds={itemIds} open={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
