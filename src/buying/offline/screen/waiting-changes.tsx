// Placed once in the frame of a page: where changes made offline wait in this browser, loads what sends them. Other pages load nothing.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSessionFacts } from '#people/sessions/screen';
import { mayWait } from './waiting-mark.ts';

const Panel = lazy(async () => ({ default: (await import('./waiting-panel.tsx')).WaitingPanel }));

const watch = (): (() => void) => () => undefined;
const never = (): boolean => false;

export function WaitingChanges() {
  const signedIn = useSessionFacts()?.signedIn === true;
  const waits = useSyncExternalStore(watch, mayWait, never);
  return signedIn && waits ? (
    <Suspense>
      <Panel />
    </Suspense>
  ) : null;
}
