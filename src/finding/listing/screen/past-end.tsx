// A page after the list's last one: says so and leads to the first.
import { useLocation } from 'react-router';
import { listingWords } from '#finding/listing/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Picture } from '#ui/kit/picture';
import { useWords } from '#ui/page/shop';
import storageBox from './art/storage-box.svg?url';
import { hrefOfPage } from './listing-address.ts';
import type { ShownListing } from './listing-view-model.ts';
import { useNextParams } from './use-next-params.ts';

export function PastEnd({ listing: { page, size, total } }: { readonly listing: Pick<ShownListing, 'page' | 'size' | 'total'> }) {
  const t = useWords(listingWords);
  const { pathname } = useLocation();
  return (
    <EmptyState
      picture={<Picture src={storageBox} alt="" width={160} height={160} />}
      title={t('pastEnd', { page })}
      actions={
        <LinkButton to={hrefOfPage(pathname, useNextParams(), 1)} variant="ink">
          {t('firstPage')}
        </LinkButton>
      }
    >
      {t('pastEndText', { pages: Math.ceil(total / size) })}
    </EmptyState>
  );
}
