// Recently viewed products (REC-2): from this device's history, loaded after hydration.
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { rememberViewed, viewedItems } from './viewed.ts';

const ViewedRow = lazy(async () => ({ default: (await import('./viewed-row.tsx')).ViewedRow }));

export interface RecentlyViewedProps {
  /** The product being viewed: it is added to the history but not shown. */
  readonly now?: string;
  /** Items that the page shows elsewhere. */
  readonly without?: readonly string[];
  readonly className?: string | undefined;
}

/** Nobody announces a change: the page itself makes the only ones. */
const subscribe = (): (() => void) => () => undefined;

/** Renders nothing without a history, or when the shop cannot be reached: the page works without it. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { now } = props;
  const others = useSyncExternalStore(
    subscribe,
    () =>
      viewedItems()
        .filter((itemId) => itemId !== now)
        .join(' '),
    () => '',
  );
  useEffect(() => {
    if (now !== undefined) rememberViewed(now);
  }, [now]);
  if (others === '') return null;
  return (
    <Suspense>
      <ViewedRow {...props} others={others} />
    </Suspense>
  );
}
