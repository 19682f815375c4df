import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#base/locale/rules';
import { pageMeta } from '#ui/page/page-meta';
import { unpacked, type Packed } from '#ui/page/packed';
import { breadcrumbsOf } from '#goods/catalog/screen';
import { isPastEnd, type ShownListing } from './listing-view-model.ts';

/** Facts for the head of a list's page. */
export interface ListingHeadFacts {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  readonly crumbs: Parameters<typeof breadcrumbsOf>[0];
  readonly listing: Packed<ShownListing>;
}

/** Head of a category or brand. Search engines leave out filtered lists, which repeat the list, and pages past its end. */
export function listingMeta(
  { title, description, address, alternates, crumbs, ...page }: ListingHeadFacts,
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  const listing = unpacked(page.listing);
  const onPage = listing.page === 1 ? '' : `?page=${listing.page}`;
  const filtered = listing.facets.some(({ values }) => values.some(({ selected }) => selected));
  return pageMeta(
    {
      title,
      description,
      address: address + onPage,
      alternates: Object.fromEntries(Object.entries(alternates).map(([locale, twin]) => [locale, twin + onPage])),
      indexed: !filtered && !isPastEnd(listing),
      image: listing.tiles[0]?.image.src,
      structured: breadcrumbsOf(crumbs, title, matches),
    },
    matches,
  );
}
