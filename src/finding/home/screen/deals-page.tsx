// All products at a reduced price.
import { data } from 'react-router';
import type { Route } from './+types/deals-page';
import type { listingContract } from '#finding/listing/contract';
import type { homeContract } from '#finding/home/contract';
import { homeWords } from '#finding/home/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { keepPublicData } from '#ui/page/keep-public-data';
import { pageMeta } from '#ui/page/page-meta';
import { carriedInParts, packed, unpacked } from '#ui/page/packed';
import { ask, pageVisit } from '#ui/page/page-visit';
import { Link } from '#ui/kit/link';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { isEntrance, isPastEnd, ListingHead, ListingView, loadListing, EmptyListing } from '#finding/listing/screen';
import { PageCrumbs } from '#goods/catalog/screen';
import { shownTile } from '#finding/tiles/screen';
import { FeaturedDeals } from './featured-deals.tsx';

const MOST_FEATURED = 2;

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, carry } = args.context.get(pageVisit);
  const t = sayer(homeWords, copyLocale);
  const asking = ask<typeof listingContract & typeof homeContract>(args);
  const { searchParams } = new URL(args.request.url);
  // Synchronous errors must come before the first request: a rejected promise that nobody awaits would count as a fault.
  const entered = isEntrance(searchParams);
  const [listing, { deals }] = await Promise.all([
    loadListing(searchParams, (query) => asking('POST /api/listing', { body: { ...query, deals: true } })),
    // A merchant's picks appear above the unfiltered list only.
    entered ? asking('GET /api/home', {}) : { deals: [] },
  ]);
  const address = makePaths(locale).deals();
  const page = {
    listing: carriedInParts(listing, carry),
    featured: packed(deals.slice(0, MOST_FEATURED).map(shownTile)),
    address,
    title: t('dealsTitle'),
    description: t('server.dealsDescription'),
  };
  return data(page, { status: isPastEnd(listing) ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { title, description, address } = loaderData;
  const listing = unpacked(loaderData.listing);
  const onPage = listing.page === 1 ? '' : `?page=${listing.page}`;
  const filtered = listing.facets.some(({ values }) => values.some(({ selected }) => selected));
  return pageMeta({ title, description, address: address + onPage, indexed: !filtered && !isPastEnd(listing) }, matches);
};

export default function DealsPage({ loaderData: { listing, featured, address } }: Route.ComponentProps) {
  const t = useWords(homeWords);
  const paths = usePaths();
  const { offers } = useShop();
  return (
    <div className="wrap">
      <PageCrumbs crumbs={[]} here={t('dealsTitle')} />
      <ListingHead title={t('dealsTitle')} intro={t('dealsText')}>
        {offers.promotions && <Link to={paths.promotions()}>{t('coupons')}</Link>}
      </ListingHead>
      <FeaturedDeals tiles={unpacked(featured)} />
      <ListingView listing={unpacked(listing)} empty={<EmptyListing address={address} />} />
    </div>
  );
}
