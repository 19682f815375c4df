// The head of the list of locations: what it is, and the ways to add some.
import { locationsWords } from '#people/locations/words';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './locations.module.css';

export function LocationsHead({ organization, isEmpty }: { readonly organization: string; readonly isEmpty: boolean }) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  return (
    <div className={styles.head}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead', { organization })}</p>
      </div>
      <div className={styles.acts}>
        <LinkButton to={paths.importLocations()}>{t('import')}</LinkButton>
        {!isEmpty && (
          <>
            <LinkButton to={paths.locationsFile()} download>
              {t('export')}
            </LinkButton>
            <AddButton />
          </>
        )}
      </div>
    </div>
  );
}

export function AddButton() {
  const t = useWords(locationsWords);
  return (
    <LinkButton to={usePaths().location('new')} variant="primary">
      <PlusIcon />
      {t('add')}
    </LinkButton>
  );
}
