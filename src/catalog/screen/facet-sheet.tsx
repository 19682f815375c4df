// The filters on a small screen: a button that opens them in a drawer; before the page is awake it leads to them.
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { Facet } from '#catalog/contract';
import { catalogWords } from '#catalog/words';
import { FilterIcon } from '#ui/icons';
import { LinkButton } from '#ui/link-button';
import { useWords } from '#ui/shop';
import styles from './facet-sheet.module.css';

const FacetDrawer = lazy(async () => ({ default: (await import('./facet-drawer.tsx')).FacetDrawer }));

export function FacetSheet({ facets }: { readonly facets: readonly Facet[] }) {
  const t = useWords(catalogWords);
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const chosen = facets.flatMap(({ values }) => values).filter(({ selected }) => selected).length;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <LinkButton to="#filters" size="small" aria-haspopup="dialog" onClick={open} className={styles.button}>
        <FilterIcon />
        {t('filtersChosen', { n: chosen })}
      </LinkButton>
      {state !== 'never' && (
        <Suspense>
          <FacetDrawer facets={facets} open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
