// What is the shopper's own in a list: what their contract holds, what they bought before. Only who has an account loads this.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { catalogContract } from '#catalog/contract';
import type { OwnFilter as Filter } from '#listing/contract';
import { listingWords } from '#listing/words';
import { isRefusal } from '#outcome/rules';
import { caller } from '#ui/call';
import { Checkbox } from '#ui/checkbox';
import type { ReplyOf } from '#ui/page-visit';
import { useWords } from '#ui/shop';
import { ProductsCount } from './products-count.tsx';
import { useAskedList } from './use-asked-list.ts';
import styles from './facet-form.module.css';

type Counts = ReplyOf<(typeof catalogContract)['POST /api/listing/own']>;

const call = caller<typeof catalogContract>();

/** Counted anew whenever another filter is chosen; what would leave nothing cannot be chosen. */
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

/** Null until they are known; those of the last list until the next ones are. */
function useOwnCounts(): Counts | null {
  const [counts, setCounts] = useState<Counts | null>(null);
  const asked = useAskedList();
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
