import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#site/screen';
import { unpacked } from '#ui/packed';
import type { CategoryPageData } from './load-category.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';

/** Head of a category. A filtered list is this list again, in parts: it keeps out of search engines. */
export function categoryMeta(
  { category, description, address, alternates, crumbs, ...page }: CategoryPageData,
  matches: Parameters<typeof pageMeta>[1],
): MetaDescriptor[] {
  const listing = unpacked(page.listing);
  const onPage = listing.page === 1 ? '' : `?page=${listing.page}`;
  const filtered = listing.facets.some(({ values }) => values.some(({ selected }) => selected));
  return pageMeta(
    {
      title: category.name,
      description,
      address: address + onPage,
      alternates: Object.fromEntries(Object.entries(alternates).map(([locale, twin]) => [locale, twin + onPage])),
      indexed: !filtered,
      image: listing.tiles[0]?.image.src,
      structured: breadcrumbsOf(crumbs, category.name, matches),
    },
    matches,
  );
}
