// Loads the pictures that count a view and a press of a banner (HDR-3), where the visitor allows it.
import { useEffect, useRef, type RefObject } from 'react';
import { allows } from '#ui/page/consent';
import type { ShownBanner } from './banner-types.ts';

/** Ref for the element around the banner. */
export function useCountedBanner({ beacon, clickBeacon }: Pick<ShownBanner, 'beacon' | 'clickBeacon'>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || (beacon === '' && clickBeacon === '') || !allows('analytics')) return undefined;
    const ending = new AbortController();
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        load(beacon);
      },
      { threshold: 0.5 },
    );
    seen.observe(element);
    element.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') !== null && load(clickBeacon), {
      signal: ending.signal,
    });
    return () => {
      seen.disconnect();
      ending.abort();
    };
  }, [beacon, clickBeacon]);
  return place;
}

function load(address: string): void {
  if (address !== '') new Image().src = address;
}
