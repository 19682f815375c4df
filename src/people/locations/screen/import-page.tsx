// Imports locations from a file: all of its rows, or what is wrong with each (H_SSD).
import { data, Form, useNavigation } from 'react-router';
import type { Route } from './+types/import-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { ImportedLocations, locationsContract } from '#people/locations/contract';
import { TABLE_COLUMNS } from '#people/locations/rules';
import { locationsWords } from '#people/locations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { recordsOf, textOfFile } from '#ui/page/table-file';
import { ImportResult } from './import-result.tsx';
import styles from './locations.module.css';

const MOST_ROWS = 2_001;
const MOST_CELLS = 40;
const LONGEST_CELL = 1_000;

interface ImportAnswer {
  readonly problem: string;
  readonly result: ImportedLocations | null;
}

export function loader({ context }: Route.LoaderArgs) {
  const say = sayer(locationsWords, context.get(pageVisit).copyLocale);
  return { title: say('importTitle'), columns: TABLE_COLUMNS.map((column) => say(`server.column${column}`)).join(', ') };
}

export async function action(args: Route.ActionArgs) {
  const file = (await args.request.formData()).get('file');
  const say = sayer(locationsWords, args.context.get(pageVisit).copyLocale);
  const refused = (problem: string, status = 422) => data<ImportAnswer>({ problem, result: null }, { status });
  if (!(file instanceof Blob) || file.size === 0) return refused(say('fileMissing'));
  const read = await textOfFile(file);
  if ('problem' in read) return refused(say(read.problem === 'notCsv' ? 'fileNotCsv' : 'fileTooLarge'));
  const records = recordsOf(read.text);
  if (records.length > MOST_ROWS) return refused(say('fileTooLarge'));
  const rows = records.map((cells) => cells.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL)));
  const reply = await attempt<typeof locationsContract>(args)('POST /api/organization/locations/import', { body: { rows } });
  if (isRefusal(reply)) return refused(reply.message, reply.status);
  return data<ImportAnswer>({ problem: '', result: reply }, { status: reply.problems.length > 0 ? 422 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ImportPage({ loaderData: { columns, title }, actionData }: Route.ComponentProps) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  const problem = actionData?.problem ?? '';
  return (
    <>
      <h1>{title}</h1>
      <TextAction to={paths.locations()}>{t('back')}</TextAction>
      <p className={styles.lead}>{t('importLead')}</p>
      {actionData?.result && <ImportResult result={actionData.result} />}
      <Form method="post" encType="multipart/form-data" className={styles.form} noValidate preventScrollReset>
        <Field label={t('file')} error={problem === '' ? undefined : problem}>
          <TextInput name="file" type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" required />
        </Field>
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('importSubmit')}
          </Button>
        </div>
      </Form>
      <Card aria-labelledby="columns" className={styles.card}>
        <h2 id="columns">{t('importColumns')}</h2>
        <p className={styles.columns}>{columns}</p>
        <p>{t('importColumnsText')}</p>
        <LinkButton to={paths.locationsFile()} download>
          {t('importStart')}
        </LinkButton>
      </Card>
    </>
  );
}
