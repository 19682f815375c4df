// What content shows on the home page, or what the shop shows there by itself.
import { preload } from 'react-dom';
import { BannerSlot, deskArt, type SlotContent } from '#finding/banners/screen';
import type { CategoryCard } from '#finding/listing/contract';
import { useShop } from '#ui/page/shop';
import { HomeHero } from './home-hero.tsx';
import { HomePromos } from './home-promos.tsx';
import styles from './home-page.module.css';

interface WithContent {
  readonly content: SlotContent;
  readonly departments: readonly CategoryCard[];
}

/** Large banners below the rows. */
export const HomeGrid = ({ content, departments }: WithContent) => (
  <BannerSlot content={content} className={styles.band}>
    <HomePromos departments={departments} />
  </BannerSlot>
);

/** The hero of the page. */
export const HomeStart = ({ content, departments }: WithContent) => (
  <BannerSlot content={content} level={1} first className={styles.hero}>
    <HomeHero departments={departments} />
  </BannerSlot>
);

/** React does not preload pictures in cached markup, so this does. */
export function usePreloadedHero(isShown: boolean, { banners: [first] }: SlotContent): void {
  const { copyLocale } = useShop();
  const isDesk = first === undefined || first.theme === 'desk';
  for (const src of isShown && isDesk ? deskArt(copyLocale) : []) preload(src, { as: 'image', fetchPriority: 'high' });
}
