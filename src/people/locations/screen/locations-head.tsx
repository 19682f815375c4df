// The head of the list of locations: what it is, and the ways to add some.
import { locationsWords } from '#people/locations/words';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { ForOwner } from '#ui/page/for-owner';
import { usePaths, useWords } from '#ui/page/shop';

export function LocationsHead({ organization, isEmpty }: { readonly organization: string; readonly isEmpty: boolean }) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  return (
    <PageHead title={t('title')} lead={t('lead', { organization })}>
      <ForOwner>
        <LinkButton to={paths.importLocations()}>{t('import')}</LinkButton>
      </ForOwner>
      {!isEmpty && (
        <>
          <LinkButton to={paths.locationsFile()} download>
            {t('export')}
          </LinkButton>
          <AddButton />
        </>
      )}
    </PageHead>
  );
}

export function AddButton() {
  const t = useWords(locationsWords);
  const paths = usePaths();
  return (
    <ForOwner>
      <LinkButton to={paths.location('new')} variant="primary">
        <PlusIcon />
        {t('add')}
      </LinkButton>
    </ForOwner>
  );
}
