// Starts the notice that asks what a visitor allows (ANL-3): when the page is idle, and only where it is needed.
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasChosen, refusesTracking } from '#ui/page/consent';

const FirstVisit = lazy(async () => ({ default: (await import('./first-visit.tsx')).FirstVisit }));

/** Where a browser has no idle callback. */
const IDLE_FALLBACK_MS = 50;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, IDLE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work);
  return () => cancelIdleCallback(waiting);
}

export function ConsentNotice() {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const isSettled = navigator.cookieEnabled && (hasChosen() || refusesTracking());
    // A page of another site frames this one for a purpose of its own.
    return isSettled || window.parent !== window ? undefined : whenIdle(() => setAsks(true));
  }, []);
  return (
    asks && (
      <Suspense>
        <FirstVisit />
      </Suspense>
    )
  );
}
