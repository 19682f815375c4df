import { problemsByRow, type ImportResult, type RowProblems } from '#people/table-import/rules';
import { tableImportWords } from '#people/table-import/words';
import { Message } from '#ui/kit/message';
import { Table } from '#ui/kit/table';
import { useWords } from '#ui/page/shop';
import styles from './table-import.module.css';

/** What an import did, or what is wrong with each row of its file. */
export function ImportSummary({ result }: { readonly result: ImportResult }) {
  const { added, changed, unchanged, problemCount, problems } = result;
  const t = useWords(tableImportWords);
  if (problems.length === 0)
    return (
      <Message tone="ok" live className={styles.note}>
        {t('imported', { added, changed, unchanged })}
      </Message>
    );
  return (
    <>
      <Message tone="bad" live className={styles.note}>
        {t('nothingImported', { n: problemCount })}
        {problemCount > problems.length && ` ${t('firstProblems', { n: problems.length })}`}
      </Message>
      <Table
        caption={t('problem')}
        rows={problemsByRow(problems)}
        keyOf={({ row }) => String(row)}
        columns={[
          { id: 'row', label: t('row'), heads: true, cell: ({ row }) => <Row at={row} /> },
          { id: 'problem', label: t('problem'), full: true, cell: ({ messages }) => <Messages of={messages} /> },
        ]}
      />
    </>
  );
}

function Row({ at }: { readonly at: number }) {
  const t = useWords(tableImportWords);
  if (at === 0) return t('wholeFile');
  return (
    <>
      <span className={styles.rowWord}>{t('row')} </span>
      {at}
    </>
  );
}

function Messages({ of }: { readonly of: RowProblems['messages'] }) {
  if (of.length === 1) return of[0];
  return (
    <ul className={styles.problems}>
      {of.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
