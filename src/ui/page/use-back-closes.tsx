import { useEffect, useEffectEvent } from 'react';
import { enterSurface } from './surface-history.ts';

/** While `open`, the browser's Back button calls `close` instead of leaving the page. Requires `UiRoot` above. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? enterSurface(() => onBack()) : undefined), [open]);
}
