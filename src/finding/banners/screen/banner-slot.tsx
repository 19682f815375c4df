// A slot of a page: its pieces on the 12 columns, or what the page shows by itself (HDR-2, HDR-3).
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { SpanGrid } from '#ui/kit/span-grid';
import type { ShownBanner, SlotContent, SlotPlace } from './banner-types.ts';
import styles from './banner-slot.module.css';
import { BannerView } from './banner-view.tsx';
import screens from './screens.module.css';
import { useBanners } from './use-banners.ts';

export interface BannerSlotProps {
  readonly content: SlotContent;
  readonly place?: SlotPlace | undefined;
  /** 1 when the first headline is the page's. */
  readonly level?: 1 | 2 | undefined;
  readonly first?: boolean | undefined;
  readonly className?: string | undefined;
  /** What the shop shows while the slot is empty. */
  readonly children?: ReactNode;
}

export function BannerSlot({ content, place, level, first, className, children }: BannerSlotProps) {
  const { banners, variants } = useBanners(content, place);
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  // Where somebody's own pieces may come, the slot keeps at least the room that it had.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || !content.own) return;
    element.style.minHeight = banners === content.banners ? '' : `${height.current}px`;
    if (banners === content.banners) height.current = element.offsetHeight;
  }, [banners, content]);
  if (banners.length === 0)
    return (
      <div className={styles.empty} data-slot={content.slot} data-shown-variants={variants}>
        {children}
      </div>
    );
  return (
    <div ref={box} className={`${styles.slot} ${className ?? ''}`} data-slot={content.slot} data-shown-variants={variants}>
      {groupsOf(banners).map((group, at) => (
        <Group key={group.map(({ id }) => id).join()} banners={group} level={at === 0 ? level : 2} first={first === true && at === 0} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly banners: readonly ShownBanner[];
  /** Of the first headline. */
  readonly level: 1 | 2 | undefined;
  readonly first: boolean;
}

/** One that takes the whole width is no list. */
function Group({ banners, level, first }: GroupProps) {
  const [banner, ...more] = banners;
  if (banner === undefined) return null;
  const isWhole = more.length === 0 && banner.spans === null && (banner.layout === 'hero' || banner.layout === 'promoMessage');
  if (isWhole)
    return (
      <div data-screens={banner.screens.join(' ')} className={screens.shown}>
        <BannerView banner={banner} level={level} first={first} />
      </div>
    );
  return (
    <SpanGrid kind={banner.layout} cells={banners}>
      {banners.map((one, at) => (
        <BannerView key={one.id} banner={one} level={at === 0 ? level : 2} first={first} />
      ))}
    </SpanGrid>
  );
}

/** Neighbours of one layout share a grid. */
function groupsOf(banners: readonly ShownBanner[]): readonly (readonly ShownBanner[])[] {
  const groups: ShownBanner[][] = [];
  for (const banner of banners) {
    const last = groups.at(-1);
    if (last?.[0]?.layout === banner.layout) last.push(banner);
    else groups.push([banner]);
  }
  return groups;
}
