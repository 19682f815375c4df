// A category: what it is, what is in it, and its products with filters.
import { useSearchParams, type MetaDescriptor } from 'react-router';
import { catalogWords } from '#catalog/words';
import { pageMeta } from '#site/screen';
import { Chip } from '#ui/chip';
import { EmptyState } from '#ui/empty-state';
import { LinkButton } from '#ui/link-button';
import { usePaths, useWords } from '#ui/shop';
import { breadcrumbsOf, PageCrumbs } from './page-crumbs.tsx';
import { hrefUnfiltered } from './listing-address.ts';
import { ListingHead } from './listing-head.tsx';
import { ListingView } from './listing-view.tsx';
import type { CategoryPageData } from './load-category.ts';

export function categoryMeta({ category, description, address, alternates, listing, crumbs }: CategoryPageData, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  const filtered = listing.facets.some(({ values }) => values.some(({ selected }) => selected));
  const page = listing.page === 1 ? '' : `?page=${listing.page}`;
  return pageMeta(
    {
      title: category.name,
      description,
      address: address + page,
      alternates,
      // A filtered list is this list again, in parts.
      indexed: !filtered,
      image: listing.tiles[0]?.image.src,
      structured: breadcrumbsOf(crumbs, category.name, matches),
    },
    matches,
  );
}

export function CategoryView({ page: { category, crumbs, listing, address } }: { readonly page: CategoryPageData }) {
  return (
    <div className="wrap">
      <PageCrumbs crumbs={crumbs} here={category.name} />
      <ListingHead title={category.name} intro={category.intro}>
        {category.children.map(({ id, name, href }) => (
          <Chip key={id} to={href}>
            {name}
          </Chip>
        ))}
      </ListingHead>
      <ListingView listing={listing} empty={<NothingHere address={address} />} />
    </div>
  );
}

/** Nothing in the list: because of the filters, or because the shelf is empty. */
export function NothingHere({ address }: { readonly address: string }) {
  const t = useWords(catalogWords);
  const paths = usePaths();
  const [params] = useSearchParams();
  const filtered = [...params.keys()].some((name) => name !== 'sort' && name !== 'page');
  return (
    <EmptyState
      title={t(filtered ? 'nothingHere' : 'emptyCategory')}
      actions={
        filtered ? (
          <LinkButton to={hrefUnfiltered(address, params)} variant="ink">
            {t('clearAll')}
          </LinkButton>
        ) : (
          <LinkButton to={paths.departments()} variant="ink">
            {t('allDepartments')}
          </LinkButton>
        )
      }
    >
      {t(filtered ? 'nothingHereText' : 'emptyCategoryText')}
    </EmptyState>
  );
}
