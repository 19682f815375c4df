// `/brand/{name}` (CAT-2): all products of one brand, with the usual filters. Public.
import { data, redirect } from 'react-router';
import type { Route } from './+types/brand-page';
import type { listingContract } from '#finding/listing/contract';
import { brandSlug } from '#goods/catalog/rules';
import { listingWords } from '#finding/listing/words';
import { sayer } from '#base/locale/words';
import { makePaths } from '#paths';
import { keepPublicData } from '#ui/page/keep-public-data';
import { carriedInParts, unpacked } from '#ui/page/packed';
import { ask, pageVisit } from '#ui/page/page-visit';
import { PageCrumbs } from '#goods/catalog/screen';
import { isPastEnd } from './listing-view-model.ts';
import { ListingHead } from './listing-head.tsx';
import { listingMeta } from './listing-meta.ts';
import { ListingView } from './listing-view.tsx';
import { loadListing } from './load-listing.ts';
import { EmptyListing } from './empty-listing.tsx';

export const headers = () => ({ 'x-public-page': '1' });
export const shouldRevalidate = keepPublicData;

export async function loader(args: Route.LoaderArgs) {
  const { locale, copyLocale, carry } = args.context.get(pageVisit);
  const { search, searchParams } = new URL(args.request.url);
  const slug = brandSlug(args.params.brand);
  if (slug === null) throw data(null, { status: 404 });
  const address = makePaths(locale).brand(slug);
  // Another spelling redirects to the canonical address and keeps the query.
  if (slug !== args.params.brand) throw redirect(address + search, 301);
  const asking = ask<typeof listingContract>(args);
  const [{ name, alternateHrefs }, listing] = await Promise.all([
    asking('GET /api/brand/:slug', { params: { slug } }),
    loadListing(searchParams, (query) => asking('POST /api/listing', { body: { ...query, brand: slug } })),
  ]);
  const t = sayer(listingWords, copyLocale);
  const page = {
    address,
    title: name,
    intro: t('server.brandIntro', { name }),
    description: t('server.brandDescription', { name }),
    alternates: alternateHrefs,
    listing: carriedInParts(listing, carry),
  };
  return data(page, { status: isPastEnd(listing) ? 404 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined ? [] : listingMeta({ ...loaderData, crumbs: [] }, matches);

export default function BrandPage({ loaderData: { address, title, intro, listing } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageCrumbs crumbs={[]} here={title} />
      <ListingHead title={title} intro={intro} />
      <ListingView listing={unpacked(listing)} empty={<EmptyListing address={address} ofBrand />} />
    </div>
  );
}
