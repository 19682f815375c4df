// Reports views, clicks and additions of a row, unless the browser opts out of tracking.
import { useEffect, useRef, type RefObject } from 'react';

/** A counted row: its placement and scheme. */
export interface CountedRow {
  readonly place: string;
  readonly scheme: string;
}

interface Privacy {
  readonly globalPrivacyControl?: boolean;
}

/** Ref for the element around the row's tiles. Counts and loads nothing for a null scheme, or when the browser opts out. */
export function useRowEvents<E extends HTMLElement>(place: string, scheme: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & Privacy;
    if (scheme === undefined || globalPrivacyControl === true || doNotTrack === '1') return undefined;
    const ending = new AbortController();
    // Counting is optional: a row works without this code.
    void import('./watch-row.ts').then(
      ({ watchRow }) => element.current !== null && watchRow(element.current, { place, scheme }, ending.signal),
      () => undefined,
    );
    return () => ending.abort();
  }, [place, scheme]);
  return element;
}
