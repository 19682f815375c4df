// The search of the store picker: a place, a radius and services.
import type { FormEvent } from 'react';
import { storesWords } from '#goods/stores/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { ServicesField } from './store-narrowing.tsx';
import styles from './store-picker.module.css';
import type { Narrowing } from './use-picker-stores.ts';
import { LOCATOR_RADIUS, readRadius } from '#goods/stores/rules';

interface PickerSearchProps {
  readonly zip: string;
  readonly problem: string | undefined;
  readonly narrowing: Narrowing;
  /** `address`: as typed; null without the field. */
  readonly onSearch: (address: string | null, narrowing: Narrowing) => void;
}

export function PickerSearch({ zip, problem, narrowing, onSearch }: PickerSearchProps) {
  const t = useWords(storesWords);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const address = fields.get('address');
    const services = fields.getAll('service').map(String);
    onSearch(typeof address === 'string' ? address : null, { radius: readRadius(fields.get('radius'), LOCATOR_RADIUS), services });
  };
  return (
    <form className={styles.form} onSubmit={submit} role="search" aria-label={t('findStores')}>
      <Field label={t('searchLabel')} error={problem}>
        <TextInput name="address" defaultValue={zip} key={zip} maxLength={80} enterKeyHint="search" />
      </Field>
      <Button type="submit">{t('findStores')}</Button>
      <div className={styles.words}>
        <ServicesField services={narrowing.services} radius={narrowing.radius} />
      </div>
    </form>
  );
}
