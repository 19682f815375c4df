// Reports views, clicks and additions of a row, unless the browser opts out of tracking.
import { useEffect, useRef, type RefObject } from 'react';
import { watchRow } from './watch-row.ts';

interface Privacy {
  readonly globalPrivacyControl?: boolean;
}

/** Ref for the element around the row's tiles. Counts nothing for a null scheme, or when the browser opts out. */
export function useRowEvents<E extends HTMLElement>(place: string, scheme: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & Privacy;
    if (scheme === undefined || globalPrivacyControl === true || doNotTrack === '1') return undefined;
    const ending = new AbortController();
    if (element.current !== null) watchRow(element.current, { place, scheme }, ending.signal);
    return () => ending.abort();
  }, [place, scheme]);
  return element;
}
