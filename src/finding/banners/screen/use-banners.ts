// The banners of a slot: everybody's, until the visitor's own have come.
import { useEffect, useState } from 'react';
import { useSessionFacts } from '#people/sessions/screen';
import type { ShownBanner, SlotContent, SlotPlace } from './banner-types.ts';
import type { OwnSlot } from './own-content.ts';

const HERE: SlotPlace = {};

/** A slot as this visitor sees it. */
interface SlotShown {
  readonly banners: readonly ShownBanner[];
  /** For `data-shown-variants`, which events read (EXP-1); undefined where the visitor takes part in no experiment of the slot. */
  readonly variants: string | undefined;
}

/** Asks only where some visitors see something else, again after a sign-in or sign-out, and once the page is awake. */
export function useBanners({ slot, banners, own }: SlotContent, { category, page }: SlotPlace = HERE): SlotShown {
  const isKnown = useSessionFacts()?.signedIn === true;
  const [mine, setMine] = useState<OwnSlot>();
  useEffect(() => {
    if (!own) return undefined;
    let isStale = false;
    const look = async () => {
      const { ownSlot } = await import('./own-content.ts');
      const found = await ownSlot(slot, { ...(category !== undefined && { category }), ...(page !== undefined && { page }) });
      if (!isStale) setMine(found);
    };
    look().catch(() => undefined); // the page keeps what everybody sees
    return () => {
      isStale = true;
    };
  }, [slot, own, category, page, isKnown]);
  return own && mine !== undefined
    ? { banners: mine.banners ?? banners, variants: mine.variants || undefined }
    : { banners, variants: undefined };
}
