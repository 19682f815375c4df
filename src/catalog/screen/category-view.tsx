// A category: what it is, what is in it, and its products with filters.
import { Chip } from '#ui/chip';
import { KeptPart } from '#ui/kept-part';
import { unpacked } from '#ui/packed';
import { PageCrumbs } from './page-crumbs.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingView } from './listing-view.tsx';
import type { CategoryPageData } from './load-category.ts';
import { NothingHere } from './nothing-here.tsx';

export function CategoryView({ page: { category, crumbs, listing, address } }: { readonly page: CategoryPageData }) {
  return (
    <div className="wrap">
      <PageCrumbs crumbs={crumbs} here={category.name} />
      <ListingHead title={category.name} intro={category.intro}>
        {category.children.length === 0 ? undefined : (
          <KeptPart name="quick links" of={category.children}>
            {category.children.map(({ id, name, href }) => (
              <Chip key={id} to={href}>
                {name}
              </Chip>
            ))}
          </KeptPart>
        )}
      </ListingHead>
      <ListingView listing={unpacked(listing)} empty={<NothingHere address={address} />} />
    </div>
  );
}
