import { useLayoutEffect, useRef } from 'react';

/**
 * Runs `work` in each commit in which one of `facts` changed. Not in the first one: controls then show what the server chose, or what the visitor
 * changed before hydration, which is replayed later. In the commit itself, so that no press comes between the page's state and its controls.
 */
export function useOnChange(work: () => void, facts: readonly unknown[]): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else work();
    // oxlint-disable-next-line react/exhaustive-deps -- the caller names what `work` depends on
  }, facts);
}
