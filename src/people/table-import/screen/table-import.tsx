import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { tableImportWords } from '#people/table-import/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { PageHead } from '#ui/kit/page-head';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import type { ImportAnswer } from './import-action.ts';
import { ImportSummary } from './import-summary.tsx';
import styles from './table-import.module.css';

interface TableImportProps {
  readonly title: string;
  /** What a row of the file becomes. */
  readonly lead: string;
  /** The way back to the list. */
  readonly back: ReactNode;
  /** The names of the columns, and what they take. */
  readonly columns: { readonly names: string; readonly text: string };
  /** The list as a file, to start from. */
  readonly start: { readonly to: string; readonly label: string };
  readonly answer: ImportAnswer | undefined;
}

/** The page that imports a list from a file: all of its rows, or what is wrong with each. */
export function TableImport({ title, lead, back, columns, start, answer }: TableImportProps) {
  const t = useWords(tableImportWords);
  const busy = useNavigation().state === 'submitting';
  const problem = answer?.problem ?? '';
  return (
    <>
      <PageHead title={title} lead={lead} back={back} />
      {answer?.result && <ImportSummary result={answer.result} />}
      <Form method="post" encType="multipart/form-data" className={styles.form} noValidate preventScrollReset>
        <Field label={t('file')} error={problem === '' ? undefined : problem}>
          <TextInput name="file" type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" required />
        </Field>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('submit')}
          </Button>
        </div>
      </Form>
      <Card aria-labelledby="columns" className={styles.columns}>
        <h2 id="columns">{t('columns')}</h2>
        <p className={styles.names}>{columns.names}</p>
        <p>{columns.text}</p>
        <LinkButton to={start.to} download>
          {start.label}
        </LinkButton>
      </Card>
    </>
  );
}
