// Reports views, clicks and additions of a row, where the shopper allows it.
import { useEffect, useRef, type RefObject } from 'react';
import { allows } from '#ui/page/consent';
import { watchRow } from './watch-row.ts';

/** Ref for the element around the row's tiles. Counts nothing without a scheme, or without consent. */
export function useRowEvents<E extends HTMLElement>(place: string, scheme: string | undefined): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (scheme === undefined || !allows('analytics')) return undefined;
    const ending = new AbortController();
    if (element.current !== null) watchRow(element.current, { place, scheme }, ending.signal);
    return () => ending.abort();
  }, [place, scheme]);
  return element;
}
