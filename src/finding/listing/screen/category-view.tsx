// A category: its description, subcategories and filtered products.
import { useSearchParams } from 'react-router';
import { BannerSlot } from '#finding/banners/screen';
import { Chip } from '#ui/kit/chip';
import { CachedPart } from '#ui/page/cached-part';
import { unpacked } from '#ui/page/packed';
import { PageCrumbs } from '#goods/catalog/screen';
import { CategoryShops } from './category-card-row.tsx';
import { ListingHead } from './listing-head.tsx';
import { isEntrance } from './listing-address.ts';
import { ListingView } from './listing-view.tsx';
import type { CategoryPageData } from './load-category.ts';
import { EmptyListing } from './empty-listing.tsx';
import styles from './category-view.module.css';

export function CategoryView({ page: { category, crumbs, listing, address, ad } }: { readonly page: CategoryPageData }) {
  const [params] = useSearchParams();
  // The unfiltered first page shows the categories as cards; later pages show them as chips.
  const showsShops = crumbs.length === 0 && category.children.length > 1 && isEntrance(params);
  return (
    <div className="wrap">
      <PageCrumbs crumbs={crumbs} here={category.name} />
      <ListingHead title={category.name} intro={category.intro}>
        {category.children.length === 0 || showsShops ? undefined : (
          <CachedPart name="quick links" of={category.children}>
            {category.children.map(({ id, name, href }) => (
              <Chip key={id} to={href}>
                {name}
              </Chip>
            ))}
          </CachedPart>
        )}
      </ListingHead>
      {showsShops && (
        <CachedPart name="shops" of={category.children}>
          <CategoryShops categories={category.children} />
        </CachedPart>
      )}
      <BannerSlot content={ad} place={{ category: category.id }} className={styles.ad} />
      <ListingView listing={unpacked(listing)} empty={<EmptyListing address={address} />} />
    </div>
  );
}
