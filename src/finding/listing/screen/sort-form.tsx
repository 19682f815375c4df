// The order of a list: a select that applies at once after hydration, and with a button before.
import { useId, useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listingWords } from '#finding/listing/words';
import { useAwake } from '#ui/page/awake';
import { Button } from '#ui/kit/button';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { hrefOfForm, type Sort } from './listing-address.ts';
import { CHOICE, useNextParams } from './use-next-params.ts';
import { useOnChange } from './use-on-change.ts';
import styles from './sort-form.module.css';

const ORDERS: readonly Sort[] = ['relevance', 'priceAsc', 'priceDesc', 'rating', 'name'];

export function SortForm() {
  const t = useWords(listingWords);
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const params = useNextParams();
  const awake = useAwake();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(hrefOfForm(pathname, new FormData(event.currentTarget)), CHOICE);
  };
  const current = params.get('sort') ?? 'relevance';
  // Back and forward change the order; the element stays, so that it keeps the focus.
  const form = useRef<HTMLFormElement>(null);
  useOnChange(() => {
    const field = form.current?.elements.namedItem('sort');
    if (field instanceof HTMLSelectElement) field.value = current;
  }, [current]);
  return (
    <form ref={form} action={pathname} onSubmit={go} onChange={go} className={styles.form}>
      {[...params].map(
        ([name, value], at) => !['sort', 'page', 'from'].includes(name) && <input key={at} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor={id} className={styles.label}>
        {t('sortBy')}
      </label>
      <Select
        id={id}
        name="sort"
        size="small"
        defaultValue={current}
        options={ORDERS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        className={styles.select}
      />
      {!awake && (
        <Button type="submit" size="small">
          {t('apply')}
        </Button>
      )}
    </form>
  );
}
