// The filters of a list, as a form that changes the address. After hydration each change applies at once (`instant`); before that, and in the small
// screen's drawer, a button applies them together.
import { lazy, Suspense, useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Facet, PickupStore } from '#finding/listing/contract';
import { listingWords } from '#finding/listing/words';
import { useAwake } from '#ui/page/awake';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { Disclosure } from '#ui/kit/disclosure';
import { CachedPart } from '#ui/page/cached-part';
import { useWords } from '#ui/page/shop';
import { useOwnFilters } from '#finding/tiles/screen';
import { hrefOfForm } from './listing-address.ts';
import { PickupFilter } from './pickup-filter.tsx';
import { ProductsCount } from './filter-count.tsx';
import { CHOICE, useNextParams } from './use-next-params.ts';
import { useOnChange } from './use-on-change.ts';
import styles from './facet-form.module.css';

const OwnFilter = lazy(async () => ({ default: (await import('./own-filter.tsx')).OwnFilter }));

export interface FacetFormProps {
  readonly id: string;
  readonly facets: readonly Facet[];
  readonly pickupStore: PickupStore | null;
  readonly instant?: boolean;
  /** In the drawer: receives the address instead of following it. */
  readonly onApply?: (address: string) => void;
}

/** Number of facets that are open at first; the others are collapsed. */
const OPEN_FACETS = 4;
export function FacetForm({ id, facets, pickupStore, instant, onApply }: FacetFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const params = useNextParams();
  const form = useRef<HTMLFormElement>(null);
  const go = () => {
    if (form.current === null) return;
    const address = hrefOfForm(pathname, new FormData(form.current));
    if (onApply) onApply(address);
    else void navigate(address, CHOICE);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  // Checks the boxes of the address, also after Back, and again with the reply, which may give the pickup box another store. The elements stay, so
  // that they keep the focus.
  useOnChange(() => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []) {
      box.checked = params.getAll(box.name).includes(box.value);
    }
  }, [params, facets, pickupStore]);
  return (
    <form ref={form} id={id} action={pathname} onSubmit={submit} onChange={instant ? go : undefined} className={styles.facets}>
      {['q', 'sort'].map((name) => params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />)}
      <PickupFilter at={pickupStore} />
      <OwnFilters chosen={params.getAll('own')} />
      <CachedPart name="facets" of={facets}>
        {facets.map((facet, at) => (
          <FacetGroup key={facet.code} facet={facet} open={at < OPEN_FACETS} />
        ))}
      </CachedPart>
      {onApply === undefined && <ApplyButton instant={instant} />}
    </form>
  );
}

/** A component of its own, so that hydration does not render the filters again. */
function ApplyButton({ instant }: { readonly instant: boolean | undefined }) {
  const t = useWords(listingWords);
  if (useAwake() && instant) return null;
  return (
    <Button type="submit" variant="ink" wide>
      {t('applyFilters')}
    </Button>
  );
}

/** The account's own filters; until they are known the current selection stays. */
function OwnFilters({ chosen }: { readonly chosen: readonly string[] }) {
  const filters = useOwnFilters();
  const kept = chosen.map((value) => <input key={value} type="hidden" name="own" value={value} />);
  if (filters.length === 0) return kept;
  return (
    <Suspense fallback={kept}>
      <OwnFilter filters={filters} />
    </Suspense>
  );
}

function FacetGroup({ facet: { code, label, values }, open }: { readonly facet: Facet; readonly open: boolean }) {
  const t = useWords(listingWords);
  const chosen = values.filter(({ selected }) => selected).length;
  return (
    <Disclosure title={label ?? code} note={chosen > 0 && t('chosenCount', { n: chosen })} open={open || chosen > 0}>
      <ul className={styles.values}>
        {values.map(({ value, label: words, count, selected }) => (
          <li key={value}>
            <Checkbox
              name={code}
              value={value}
              defaultChecked={selected}
              disabled={count === 0 && !selected}
              label={words}
              trail={<ProductsCount n={count} />}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
