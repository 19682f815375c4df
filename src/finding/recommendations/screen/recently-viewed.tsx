// Recently viewed products (REC-2): from this device's history, loaded after hydration.
import { lazy, Suspense, useEffect, useState } from 'react';
import { rememberViewed, viewedItems } from './viewed.ts';

const ViewedRow = lazy(() => import('./viewed-row.tsx'));
const NOTHING: readonly string[] = [];

export interface RecentlyViewedProps {
  /** The product being viewed: it is added to the history but not shown. */
  readonly now?: string;
  /** Items that the page shows elsewhere. */
  readonly without?: readonly string[];
  readonly className?: string | undefined;
}

/** Renders nothing without a history, or when the shop cannot be reached: the page works without it. */
export function RecentlyViewed(props: RecentlyViewedProps) {
  const { now } = props;
  const [itemIds, setItemIds] = useState(NOTHING);
  useEffect(() => {
    setItemIds(viewedItems().filter((itemId) => itemId !== now));
    if (now !== undefined) rememberViewed(now);
  }, [now]);
  if (itemIds.length === 0) return null;
  return (
    <Suspense>
      <ViewedRow {...props} itemIds={itemIds} />
    </Suspense>
  );
}
