import { useSearchParams } from 'react-router';
import { listingWords } from '#finding/listing/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { usePaths, useWords } from '#ui/page/shop';
import storageBox from './art/storage-box.svg?url';
import { hrefUnfiltered } from './listing-address.ts';

/** An empty list: because of the filters, or because there are no products. */
export interface EmptyListingProps {
  readonly address: string;
  /** The list belongs to a brand, not to a department. */
  readonly ofBrand?: boolean;
}

export function EmptyListing({ address, ofBrand = false }: EmptyListingProps) {
  const t = useWords(listingWords);
  const paths = usePaths();
  const [params] = useSearchParams();
  const filtered = [...params.keys()].some((name) => !['sort', 'page', 'from'].includes(name));
  return (
    <EmptyState
      picture={<Picture src={storageBox} alt="" width={160} height={160} />}
      title={t(filtered ? 'nothingHere' : ofBrand ? 'emptyBrand' : 'emptyCategory')}
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
      {t(params.has('own') ? 'ownNothing' : filtered ? 'nothingHereText' : 'emptyCategoryText')}
    </EmptyState>
  );
}
