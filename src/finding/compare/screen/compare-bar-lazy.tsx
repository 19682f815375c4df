// The bar of selected products; its code loads with the first selection, or when an earlier page left one.
import { lazy, Suspense, useEffect, useState } from 'react';
import { setMarks, storedMarks, useComparedCount } from './compare-marks.ts';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

export function CompareBar() {
  const count = useComparedCount();
  const [used, setUsed] = useState(false);
  // Once shown the bar stays, so that a cleared list can be restored.
  if (count > 0 && !used) setUsed(true);
  useEffect(() => {
    const stored = storedMarks();
    if (stored.length > 0) setMarks(stored);
  }, []);
  return used ? (
    <Suspense>
      <Bar />
    </Suspense>
  ) : null;
}
