import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Facet, PickupStore } from '#finding/listing/contract';
import { listingWords } from '#finding/listing/words';
import { Chip } from '#ui/kit/chip';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import { hrefUnfiltered, hrefWithout, listingQueryOf } from './listing-address.ts';
import { useNextParams } from './use-next-params.ts';
import styles from './filter-chips.module.css';

export interface FilterChipsProps {
  readonly facets: readonly Facet[];
  readonly total: number;
  /** The store of the pickup filter. */
  readonly pickupStore: PickupStore | null;
}

/** Announces the number of products at each change, and shows the selected filters as removable chips. */
export function FilterChips({ facets, total, pickupStore }: FilterChipsProps) {
  const t = useWords(listingWords);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const next = useNextParams();
  const chosen = facets.flatMap(({ code, values }) =>
    values.filter(({ selected }) => selected).map(({ value, label }) => ({ code, value, label })),
  );
  // The server ignores a store of another country; the shopper gets a message.
  const isUnknownStore = pickupStore === null && params.has('bopis');
  const { own = [] } = listingQueryOf(params);
  const count = useRef<HTMLParagraphElement>(null);
  // The clicked chip disappears, so the focus moves to the count.
  const stay = () => count.current?.focus({ preventScroll: true });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed
    <div className={styles.chips} onClick={(event) => event.target instanceof Element && event.target.closest('a') !== null && stay()}>
      <p ref={count} role="status" tabIndex={-1} className={styles.count}>
        {t('productCount', { n: total })}
      </p>
      {isUnknownStore && <p className={styles.note}>{t('pickupUnknown')}</p>}
      {pickupStore !== null && (
        <Chip to={hrefWithout(pathname, next, 'bopis')} removes={t('removeFilter')} preventScrollReset>
          {t('pickupAtStore')} · {pickupStore.city}
        </Chip>
      )}
      {own.map((filter) => (
        <Chip key={filter} to={hrefWithout(pathname, next, 'own', filter)} removes={t('removeFilter')} preventScrollReset>
          {t(`own.${filter}`)}
        </Chip>
      ))}
      {chosen.map(({ code, value, label }) => (
        <Chip key={`${code} ${value}`} to={hrefWithout(pathname, next, code, value)} removes={t('removeFilter')} preventScrollReset>
          {label}
        </Chip>
      ))}
      {(chosen.length + own.length > 0 || pickupStore !== null) && (
        <TextAction to={hrefUnfiltered(pathname, next)} preventScrollReset>
          {t('clearAll')}
        </TextAction>
      )}
    </div>
  );
}
