// What content says in the top line, instead of the shop's own news (HDR-2).
import type { ReactNode } from 'react';
import { OneLine, useBanners, type SlotContent } from '#finding/banners/screen';

interface ContentNewsProps {
  readonly slot: SlotContent;
  readonly linkClass: string | undefined;
  /** The shop's own news, where this visitor is told nothing else. */
  readonly children: ReactNode;
}

export function ContentNews({ slot, linkClass, children }: ContentNewsProps) {
  const { banners, variants } = useBanners(slot);
  return (
    <span data-shown-variants={variants}>
      {banners.length > 0 ? banners.map((banner) => <OneLine key={banner.id} banner={banner} linkClass={linkClass} />) : children}
    </span>
  );
}
