// The look-up by number and the filters: plain GET forms, so that every result has an address and works without JavaScript.
import { Form } from 'react-router';
import { MOST_SERIALS } from '#buying/serial-numbers/rules';
import { serialNumbersWords } from '#buying/serial-numbers/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextAction } from '#ui/kit/text-action';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './devices.module.css';

interface Choice {
  readonly key: string;
  readonly name: string;
}

interface DevicesFilterProps {
  readonly asked: Readonly<Record<'serials' | 'item' | 'person' | 'location', string>>;
  readonly people: readonly Choice[];
  readonly locations: readonly Choice[];
}

export function DevicesFilter({ asked, people, locations }: DevicesFilterProps) {
  const t = useWords(serialNumbersWords);
  const paths = usePaths();
  const options = (everything: string, choices: readonly Choice[]) => [
    { value: '', label: everything },
    ...choices.map(({ key, name }) => ({ value: key, label: name })),
  ];
  const isFiltered = Object.values(asked).some((value) => value !== '');
  return (
    <div className={styles.forms} key={JSON.stringify(asked)}>
      <Form method="get" role="search" aria-label={t('lookUp')} className={styles.lookUp} preventScrollReset>
        <Field label={t('serials')} hint={t('serialsHint', { most: MOST_SERIALS })}>
          <TextArea name="serials" rows={3} defaultValue={asked.serials} maxLength={4_000} spellCheck={false} autoCapitalize="characters" />
        </Field>
        <Button type="submit" variant="primary">
          {t('lookUp')}
        </Button>
      </Form>
      <Form method="get" aria-label={t('filter')} className={styles.filter} preventScrollReset>
        {asked.serials !== '' && <input type="hidden" name="serials" value={asked.serials} />}
        <Field label={t('item')}>
          <TextInput name="item" type="search" defaultValue={asked.item} maxLength={200} placeholder={t('itemHint')} />
        </Field>
        <Field label={t('person')}>
          <Select name="person" defaultValue={asked.person} options={options(t('everyone'), people)} />
        </Field>
        <Field label={t('location')}>
          <Select name="location" defaultValue={asked.location} options={options(t('everywhere'), locations)} />
        </Field>
        <div className={styles.acts}>
          <Button type="submit">{t('filter')}</Button>
          {isFiltered && <TextAction to={paths.serialNumbers()}>{t('clear')}</TextAction>}
        </div>
      </Form>
    </div>
  );
}
