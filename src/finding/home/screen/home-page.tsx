// The home page: what the shop sells, links to its departments, deals and best sellers.
import type { Route } from './+types/home-page';
import type { homeContract } from '#finding/home/contract';
import { homeWords } from '#finding/home/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { RecentlyViewed, RowRail } from '#finding/recommendations/screen';
import { usePageToggle } from '#people/toggles/screen';
import { CachedPart } from '#ui/page/cached-part';
import { LATER } from '#ui/page/later';
import { packed, unpacked } from '#ui/page/packed';
import { ask, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { ProductRail, shownTile, TileFactsProvider } from '#finding/tiles/screen';
import { BannerSlot, loadContent, slotOf } from '#finding/banners/screen';
import { dealsArt } from './home-art.ts';
import { HomeDepartments } from './home-departments.tsx';
import { HomeFinder } from './home-finder.tsx';
import { siteData } from './site-data.ts';
import { useHomeRows } from './home-rows.tsx';
import { HomeGrid, HomeStart, usePreloadedHero } from './home-content.tsx';
import { HomeDeals } from './home-deals.tsx';
import { HomeRestock } from './home-restock.tsx';
import { HomePrints } from './home-customizable.tsx';
import { HomeSlips } from './home-value-propositions.tsx';
import { HomeTop, useKnownShopper } from './home-top.tsx';
import { OwnRow } from './own-row.tsx';
import styles from './home-page.module.css';

/** With the deals two rows of folders on a wide screen. */
const MOST_DEPARTMENTS = 11;

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale } = args.context.get(pageVisit);
  const t = sayer(homeWords, copyLocale);
  const address = makePaths(locale);
  const home = await ask<typeof homeContract>(args)('GET /api/home', {});
  const content = await loadContent(args, ['homeHero', 'homeGrid']);
  return {
    shown: packed({
      ...home,
      content,
      folders: [
        ...home.departments.slice(0, MOST_DEPARTMENTS),
        ...(home.deals.length > 0 ? [{ id: 'deals', name: t('dealsTitle'), href: address.deals(), image: dealsArt }] : []),
      ],
      deals: home.deals.map(shownTile),
      bestSellers: home.bestSellers.map(shownTile),
      prints: { ...home.prints, tiles: home.prints.tiles.map(shownTile) },
    }),
    title: `${t('homeTitle')} | Inkwell`,
    description: t('homeDescription'),
    address: address.home(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { title, description, address } = loaderData;
  return pageMeta({ title, wholeTitle: true, description, address, structured: siteData(matches) }, matches);
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { content, departments, folders, deals, bestSellers, prints, printerBrands } = unpacked(loaderData.shown);
  const t = useWords(homeWords);
  const cached = [...deals, ...bestSellers, ...prints.tiles].map(({ itemId }) => itemId);
  const session = useKnownShopper();
  const { first, recommended, isLoading, others, shown } = useHomeRows(cached, session !== null, bestSellers);
  const customizable = others(prints.tiles);
  const isOn = usePageToggle();
  const banners = isOn('banners');
  const hero = slotOf(content, 'homeHero');
  usePreloadedHero(banners, hero);
  return (
    <TileFactsProvider itemIds={cached}>
      <div className="wrap">
        <HomeTop
          session={session}
          row={first}
          isLoading={isLoading}
          className={styles.band}
          hero={banners && hero.own && <BannerSlot content={hero} first className={styles.heroBeside} />}
        >
          <CachedPart name={`home-start ${banners}`} of={departments} each={[hero]}>
            {banners ? <HomeStart content={hero} departments={departments} /> : <h1 className="sr">{t('homeTitle')}</h1>}
            <HomeSlips />
          </CachedPart>
          <OwnRow row={first} className={styles.band} />
        </HomeTop>
        {isOn('popularCategories') && <HomeDepartments folders={folders} />}
        <HomeRestock isKnown={session !== null} className={styles.band} />
        <HomeDeals tiles={others(deals)} />
        {printerBrands.length > 0 && (
          <CachedPart name="home-finder" of={printerBrands}>
            <HomeFinder brands={printerBrands} />
          </CachedPart>
        )}
        {first?.place !== 'bestSellers' && (
          <ProductRail className={styles.band} title={t('bestSellers')} note={t('bestSellersText')} tiles={others(bestSellers)} />
        )}
        {recommended !== undefined && <RowRail row={recommended} className={styles.band} />}
        <RecentlyViewed className={styles.band} without={shown} />
        {customizable.length > 0 && (
          <div {...LATER}>
            <HomePrints {...prints} tiles={customizable} />
          </div>
        )}
        {banners && <HomeGrid content={slotOf(content, 'homeGrid')} departments={departments} />}
      </div>
    </TileFactsProvider>
  );
}
