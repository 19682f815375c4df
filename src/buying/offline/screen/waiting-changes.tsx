// Placed once in the frame of a page for who is signed in, which only the awake page knows: where changes made offline wait in this browser, loads what sends them. Other pages load nothing.
import { lazy, Suspense } from 'react';
import { mayWait } from './waiting-mark.ts';

const Panel = lazy(async () => ({ default: (await import('./waiting-panel.tsx')).WaitingPanel }));

export function WaitingChanges() {
  return mayWait() ? (
    <Suspense>
      <Panel />
    </Suspense>
  ) : null;
}
