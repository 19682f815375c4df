export { BannerSlot } from './banner-slot.tsx';
export type { SharedContent, ShownBanner, SlotContent, SlotPlace } from './banner-types.ts';
export { deskArt } from './desk-art.ts';
export { DeskHero } from './desk-hero.tsx';
export { loadContent } from './load-content.ts';
export { OneLine } from './one-line.tsx';
export { PreviewBand } from './preview-band-lazy.tsx';
export { slotOf } from './slot-of.ts';
export { useBanners } from './use-banners.ts';
