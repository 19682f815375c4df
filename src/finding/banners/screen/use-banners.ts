// The banners of a slot: everybody's, until the visitor's own have come.
import { useEffect, useState } from 'react';
import { useSessionFacts } from '#people/sessions/screen';
import type { ShownBanner, SlotContent, SlotPlace } from './banner-types.ts';

const HERE: SlotPlace = {};

/** Asks only where some visitors see something else, again after a sign-in or sign-out, and once the page is awake. */
export function useBanners({ slot, banners, own }: SlotContent, { category, page }: SlotPlace = HERE): readonly ShownBanner[] {
  const isKnown = useSessionFacts()?.signedIn === true;
  const [mine, setMine] = useState<readonly ShownBanner[]>();
  useEffect(() => {
    if (!own) return undefined;
    let isStale = false;
    const look = async () => {
      const { ownBanners } = await import('./own-content.ts');
      const found = await ownBanners(slot, { ...(category !== undefined && { category }), ...(page !== undefined && { page }) });
      if (!isStale) setMine(found);
    };
    look().catch(() => undefined); // the page keeps what everybody sees
    return () => {
      isStale = true;
    };
  }, [slot, own, category, page, isKnown]);
  return own && mine !== undefined ? mine : banners;
}
