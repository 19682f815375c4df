// The bar of ticked products; its code comes with the first tick, or when something was ticked on an earlier page.
import { lazy, Suspense, useEffect, useState } from 'react';
import { setMarks, storedMarks, useComparedCount } from './compare-marks.ts';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

export function CompareBar() {
  const count = useComparedCount();
  const [used, setUsed] = useState(false);
  // Once it was there it stays, so that a cleared list can be brought back.
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
