// Opens quick order from another page: as a drawer, loaded on first use; without JavaScript as its own page.
import { lazy, Suspense } from 'react';
import { quickOrderWords } from '#buying/quick-order/words';
import { usePaths, useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { useSurface } from '#ui/page/use-surface';

const Drawer = lazy(async () => ({ default: (await import('./quick-order-drawer.tsx')).QuickOrderDrawer }));

export function QuickOrderLink() {
  const t = useWords(quickOrderWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <TextAction to={paths.quickOrder()} aria-haspopup="dialog" onClick={show}>
        {t('open')}
      </TextAction>
      {used && (
        <Suspense>
          <Drawer open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
