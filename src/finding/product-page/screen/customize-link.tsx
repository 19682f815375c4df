// "Customize" on a customizable product's page: opens a drawer whose code loads at first use; without JavaScript, a separate page.
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { catalogWords } from '#goods/catalog/words';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import type { ShownProduct } from './load-product.ts';

const Drawer = lazy(async () => ({ default: (await import('./customize-drawer.tsx')).CustomizeDrawer }));

/** Parameter that opens the drawer: "Choose options" on a tile and the phone's price bar link with it. */
export const CUSTOMIZE = 'customize';

export function CustomizeLink({ product: { tile, custom } }: { readonly product: ShownProduct }) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  const { hash, key } = useLocation();
  const led = useRef<string>(undefined);
  useEffect(() => {
    if (hash !== `#${CUSTOMIZE}` || led.current === key) return;
    led.current = key;
    show();
  }, [hash, key, show]);
  if (custom === null) return null;
  return (
    <div id={CUSTOMIZE}>
      <LinkButton to={paths.customize(tile.itemId)} rel="nofollow" variant="primary" wide aria-haspopup="dialog" onClick={show}>
        {t('customize')}
      </LinkButton>
      {used && (
        <Suspense>
          <Drawer product={{ ...tile, custom }} open={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
