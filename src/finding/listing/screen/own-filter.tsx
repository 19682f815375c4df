// Filters for the shopper's own products: on contract, or bought before. Loaded only for accounts.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnFilter as Filter } from '#goods/catalog/contract';
import type { listingContract } from '#finding/listing/contract';
import { listingWords } from '#finding/listing/words';
import { isRefusal } from '#base/outcome/rules';
import { caller } from '#ui/page/call';
import { Checkbox } from '#ui/kit/checkbox';
import type { ReplyOf } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { ProductsCount } from './filter-count.tsx';
import { useListingQuery } from './use-listing-query.ts';
import styles from './facet-form.module.css';

type Counts = ReplyOf<(typeof listingContract)['POST /api/listing/own']>;

const call = caller<typeof listingContract>();

/** Counts again when another filter changes; a filter that would leave nothing is disabled. */
export function OwnFilter({ filters }: { readonly filters: readonly Filter[] }) {
  const t = useWords(listingWords);
  const [params] = useSearchParams();
  const chosen = params.getAll('own');
  const counts = useOwnCounts();
  return (
    <div role="group" aria-label={t('ownTitle')} className={styles.near}>
      {filters.map((filter) => {
        const count = counts?.[filter] ?? null;
        const selected = chosen.includes(filter);
        return (
          <Checkbox
            key={filter}
            name="own"
            value={filter}
            defaultChecked={selected}
            disabled={count === 0 && !selected}
            label={t(`own.${filter}`)}
            trail={count !== null && <ProductsCount n={count} />}
          />
        );
      })}
    </div>
  );
}

/** Null until known; keeps the last list's counts until the next ones arrive. */
function useOwnCounts(): Counts | null {
  const [counts, setCounts] = useState<Counts | null>(null);
  const asked = useListingQuery();
  useEffect(() => {
    let stale = false;
    void call('POST /api/listing/own', { body: asked }).then((reply) => {
      if (!stale && !isRefusal(reply)) setCounts(reply);
    });
    return () => {
      stale = true;
    };
  }, [asked]);
  return counts;
}
