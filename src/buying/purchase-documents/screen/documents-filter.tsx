// Filters documents by number, purchasing system and direction. Plain GET, so that every choice has an address and works without JavaScript.
import { Form } from 'react-router';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './purchase-documents.module.css';

interface Asked {
  readonly search: string;
  readonly show: string;
  readonly connection: string;
}

/** The filters that were given. */
export const given = ({ search, show, connection }: Asked) => ({
  search: search || undefined,
  show: show || undefined,
  connection: connection || undefined,
});

interface FilterProps {
  readonly asked: Asked;
  readonly connections: readonly { readonly connectionId: string; readonly name: string }[];
  readonly counts: Readonly<Record<'all' | 'in' | 'out' | 'trouble', number>>;
}

export function DocumentsFilter({ asked, connections, counts }: FilterProps) {
  const t = useWords(purchaseDocumentsWords);
  const paths = usePaths();
  const chips = [
    ['', t('showAll', { n: counts.all })],
    ['in', t('showin', { n: counts.in })],
    ['out', t('showout', { n: counts.out })],
    ['trouble', t('showtrouble', { n: counts.trouble })],
  ] as const;
  const options = [
    { value: '', label: t('allConnections') },
    ...connections.map(({ connectionId, name }) => ({ value: connectionId, label: name })),
  ];
  return (
    <>
      <Form method="get" role="search" aria-label={t('find')} className={styles.filter}>
        <Field label={t('find')}>
          <TextInput
            key={asked.search}
            name="search"
            type="search"
            defaultValue={asked.search}
            placeholder={t('findHint')}
            maxLength={80}
          />
        </Field>
        {connections.length > 1 && (
          <Field label={t('connection')}>
            <Select key={asked.connection} name="connection" defaultValue={asked.connection} options={options} />
          </Field>
        )}
        {asked.show !== '' && <input type="hidden" name="show" value={asked.show} />}
        <Button type="submit">{t('findSubmit')}</Button>
      </Form>
      <div className={styles.shown}>
        {chips.map(([show, label]) => (
          <Chip key={show} to={paths.purchaseDocuments(given({ ...asked, show }))} on={asked.show === show} preventScrollReset>
            {label}
          </Chip>
        ))}
      </div>
    </>
  );
}
