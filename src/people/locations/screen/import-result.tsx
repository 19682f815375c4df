// What an import did, or what is wrong with each row of its file.
import type { ImportedLocations } from '#people/locations/contract';
import { locationsWords } from '#people/locations/words';
import { Message } from '#ui/kit/message';
import { Table } from '#ui/kit/table';
import { useWords } from '#ui/page/shop';
import styles from './locations.module.css';

export function ImportResult({ result: { added, changed, unchanged, problems } }: { readonly result: ImportedLocations }) {
  const t = useWords(locationsWords);
  if (problems.length === 0)
    return (
      <Message tone="ok" live className={styles.note}>
        {t('imported', { added, changed, unchanged })}
      </Message>
    );
  return (
    <>
      <Message tone="bad" live className={styles.note}>
        {t('nothingImported', { n: problems.length })}
      </Message>
      <Table
        caption={t('problem')}
        rows={problems}
        keyOf={({ row, message }) => `${row} ${message}`}
        columns={[
          { id: 'row', label: t('row'), heads: true, cell: ({ row }) => (row === 0 ? t('wholeFile') : String(row)) },
          { id: 'problem', label: t('problem'), full: true, cell: ({ message }) => message },
        ]}
      />
    </>
  );
}
