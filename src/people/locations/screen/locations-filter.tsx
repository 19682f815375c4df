// Filters locations by words and state. A plain GET form, so that every choice has an address and works without JavaScript.
import { Form } from 'react-router';
import { locationsWords } from '#people/locations/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './locations.module.css';

interface Asked {
  readonly search: string;
  readonly state: string;
}

/** The filters that were given. */
export const given = ({ search, state }: Asked) => ({ search: search || undefined, state: state || undefined });

interface LocationsFilterProps {
  readonly asked: Asked;
  readonly counts: { readonly active: number; readonly retired: number };
}

export function LocationsFilter({ asked, counts: { active, retired } }: LocationsFilterProps) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  const chips = [
    ['', t('stateAll', { n: active + retired })],
    ['active', t('stateActive', { n: active })],
    ['retired', t('stateRetired', { n: retired })],
  ] as const;
  return (
    <>
      <Form method="get" role="search" aria-label={t('find')} className={styles.filter}>
        <Field label={t('find')}>
          <TextInput key={asked.search} name="search" type="search" defaultValue={asked.search} maxLength={80} />
        </Field>
        {asked.state !== '' && <input type="hidden" name="state" value={asked.state} />}
        <Button type="submit">{t('findSubmit')}</Button>
      </Form>
      <div className={styles.states}>
        {chips.map(([state, label]) => (
          <Chip key={state} to={paths.locations(given({ ...asked, state }))} on={asked.state === state} preventScrollReset>
            {label}
          </Chip>
        ))}
      </div>
    </>
  );
}
