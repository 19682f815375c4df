// Tells the shop how a row does: that it was seen, and what was opened or added from it. Not where a browser asks not to be followed.
import { useEffect, useRef, type RefObject } from 'react';

/** A row as it is counted: its place in the shop, and how it came about. */
export interface CountedRow {
  readonly place: string;
  readonly scheme: string;
}

interface Privacy {
  readonly globalPrivacyControl?: boolean;
}

/** For the element around the row's tiles. Null, and browsers that ask for it, count nothing and load nothing. */
export function useRowEvents<E extends HTMLElement>(place: string, scheme: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { globalPrivacyControl, doNotTrack } = navigator as Navigator & Privacy;
    if (scheme === undefined || globalPrivacyControl === true || doNotTrack === '1') return undefined;
    const ending = new AbortController();
    // Counted only while it can be: a row whose code does not arrive works all the same.
    void import('./watch-row.ts').then(
      ({ watchRow }) => element.current !== null && watchRow(element.current, { place, scheme }, ending.signal),
      () => undefined,
    );
    return () => ending.abort();
  }, [place, scheme]);
  return element;
}
