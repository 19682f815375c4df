// Starts the notice that asks what a visitor allows (ANL-3): when the page is idle, and only where it is needed.
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasChosen, refusesTracking } from '#ui/page/consent';
import { whenIdle } from '#ui/page/when-idle';

const FirstVisit = lazy(async () => ({ default: (await import('./first-visit.tsx')).FirstVisit }));

export function ConsentNotice() {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const isSettled = navigator.cookieEnabled && (hasChosen() || refusesTracking());
    // A page of another site frames this one for a purpose of its own.
    if (!isSettled && window.parent === window) whenIdle(() => setAsks(true));
  }, []);
  return (
    asks && (
      <Suspense>
        <FirstVisit />
      </Suspense>
    )
  );
}
