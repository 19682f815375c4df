// Opens the camera. Only on a page that is awake: without scripts there is no camera. The code behind it loads at the first press.
import { lazy, Suspense } from 'react';
import { scanWords } from '#goods/scanning/words';
import { Button } from '#ui/kit/button';
import { ScanIcon } from '#ui/kit/icons';
import { useAwake } from '#ui/page/awake';
import { useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import type { ScanDrawerProps } from './scan-drawer.tsx';

const Drawer = lazy(async () => ({ default: (await import('./scan-drawer.tsx')).ScanDrawer }));

export function ScanButton({ onNumber, once }: Pick<ScanDrawerProps, 'onNumber' | 'once'>) {
  const t = useWords(scanWords);
  const isAwake = useAwake();
  const { used, open, show, close } = useSurface();
  if (!isAwake) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => show()}>
        <ScanIcon />
        {t('scan')}
      </Button>
      {used && (
        <Suspense>
          <Drawer open={open} onClose={close} onNumber={onNumber} once={once} />
        </Suspense>
      )}
    </>
  );
}
