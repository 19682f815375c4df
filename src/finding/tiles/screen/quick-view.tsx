// Quick view (CAT-8): a listed product in a drawer. The drawer's code loads at first use; without JavaScript the link leads to the product's page.
import { createContext, lazy, Suspense, use, useMemo, useState, type MouseEvent, type ReactNode } from 'react';
import { catalogWords } from '#goods/catalog/words';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';
import type { ShownTile } from './tile-view-model.ts';

const Drawer = lazy(async () => ({ default: (await import('./quick-view-drawer.tsx')).QuickViewDrawer }));

type Show = (tile: ShownTile, event: MouseEvent) => void;

const QuickView = createContext<Show>(() => undefined);

/** Wraps a list whose tiles have the link. */
export function QuickViewProvider({ children }: { readonly children: ReactNode }) {
  const { open, used, show, close } = useSurface();
  const [tile, setTile] = useState<ShownTile | null>(null);
  const surface = useMemo<Show>(
    () => (wanted, event) => {
      setTile(wanted);
      show(event);
    },
    [show],
  );
  return (
    <QuickView value={surface}>
      {children}
      {used && tile !== null && (
        <Suspense>
          <Drawer tile={tile} open={open} onClose={close} />
        </Suspense>
      )}
    </QuickView>
  );
}

export function QuickViewLink({ tile }: { readonly tile: ShownTile }) {
  const t = useWords(catalogWords);
  const show = use(QuickView);
  return (
    <TextAction to={tile.href} aria-haspopup="dialog" about={t('aboutItem', { title: tile.title })} onClick={(event) => show(tile, event)}>
      {t('quickView')}
    </TextAction>
  );
}
