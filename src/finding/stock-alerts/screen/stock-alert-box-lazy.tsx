// Loaded only for goods that cannot be bought. On a page that the server rendered with it, before hydration: a part that wakes later would lose what
// was typed until then.
import { lazy, Suspense } from 'react';
import type { StockAlertBoxProps } from './stock-alert-box.tsx';

const load = async () => ({ default: (await import('./stock-alert-box.tsx')).StockAlertBox });
const Present = typeof document === 'undefined' || document.getElementById('stock-alert') !== null ? (await load()).default : null;
const Later = lazy(load);

export const StockAlertBox = (props: StockAlertBoxProps) =>
  Present === null ? (
    <Suspense>
      <Later {...props} />
    </Suspense>
  ) : (
    <Present {...props} />
  );
