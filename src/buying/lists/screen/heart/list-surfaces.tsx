// Placed once in the frame of a page: fills the hearts of what is on the shopper's lists, and loads the drawers at first use.
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSessionFacts } from '#people/sessions/screen';
import { askedNow, watchSaved } from './saved-state.ts';

const Panels = lazy(async () => ({ default: (await import('./list-panels.tsx')).ListPanels }));

export function ListSurfaces() {
  const asked = useSyncExternalStore(watchSaved, askedNow, () => null);
  const signedIn = useSessionFacts()?.signedIn === true;
  useEffect(() => {
    if (signedIn) void import('./load-lists.ts').then(({ loadLists }) => loadLists());
  }, [signedIn]);
  return asked ? (
    <Suspense>
      <Panels />
    </Suspense>
  ) : null;
}
