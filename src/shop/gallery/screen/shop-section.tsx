// Components of capabilities: search with suggestions, filters, menu, mini cart, departments.
import { useState } from 'react';
import { DepartmentFolders, FacetDrawer, FilterChips } from '#finding/listing/screen';
import { sections } from '../fixtures.ts';
import { shop } from '../fixtures/layouts.ts';
import { GallerySection, Specimen } from './gallery-section.tsx';
import styles from './gallery.module.css';
import type { Facet } from '#finding/listing/contract';
import { CartAction, MenuButton } from '#around/header/screen';
import { SearchBox } from '#finding/search/screen';
import { Button } from '#ui/kit/button';
import { Link } from '#ui/kit/link';

const FACETS: readonly Facet[] = shop.facets.map((facet) => ({ ...facet, values: [...facet.values] }));

export function ShopSection() {
  const [open, setOpen] = useState(false);
  return (
    <GallerySection id="shop" title={sections.shop}>
      <Specimen name={shop.search}>
        <SearchBox />
      </Specimen>
      <div className={styles.row}>
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          {shop.filters}
        </Button>
        <MenuButton departments={shop.departments} />
        <CartAction />
      </div>
      <FacetDrawer facets={FACETS} pickupStore={null} open={open} onClose={() => setOpen(false)} />
      <Specimen name={shop.chips}>
        <FilterChips facets={FACETS} total={31} pickupStore={null} />
      </Specimen>
      <Specimen name={shop.noChips}>
        <FilterChips facets={[]} total={0} pickupStore={null} />
      </Specimen>
      <Specimen name={shop.folders}>
        <DepartmentFolders departments={shop.departments} />
      </Specimen>
      <Specimen name={shop.pages}>
        <ul className={styles.row}>
          {shop.pageLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Specimen>
    </GallerySection>
  );
}
