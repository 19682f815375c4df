import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Facet, PickupStore } from '#finding/listing/contract';
import { listingWords } from '#finding/listing/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { LinkButton } from '#ui/kit/link-button';
import { useWords } from '#ui/page/shop';
import { FacetForm } from './facet-form.tsx';
import { hrefUnfiltered } from './listing-address.ts';
import { useNextParams } from './use-next-params.ts';

export interface FacetDrawerProps {
  readonly facets: readonly Facet[];
  readonly pickupStore: PickupStore | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All filters in a drawer; one button applies them together, so that the drawer stays open meanwhile. */
export function FacetDrawer({ facets, pickupStore, open, onClose }: FacetDrawerProps) {
  const t = useWords(listingWords);
  const form = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const params = useNextParams();
  // The filtered list replaces the drawer's history entry, so that Back leads to the unfiltered list.
  const apply = (address: string) => void navigate(address, { replace: true });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('closeFilters')}
      foot={
        <>
          <Button type="submit" form={form} variant="ink" wide>
            {t('applyFilters')}
          </Button>
          <LinkButton to={hrefUnfiltered(pathname, params)} variant="quiet" wide>
            {t('clearAll')}
          </LinkButton>
        </>
      }
    >
      <FacetForm id={form} facets={facets} pickupStore={pickupStore} onApply={apply} />
    </Drawer>
  );
}
