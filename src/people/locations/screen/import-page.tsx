// Imports locations from a file (H_SSD).
import type { Route } from './+types/import-page';
import { sayer } from '#base/locale/words';
import type { locationsContract } from '#people/locations/contract';
import { TABLE_COLUMNS } from '#people/locations/rules';
import { locationsWords } from '#people/locations/words';
import { importAction, TableImport } from '#people/table-import/screen';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';

export function loader({ context }: Route.LoaderArgs) {
  const say = sayer(locationsWords, context.get(pageVisit).copyLocale);
  return { title: say('importTitle'), columns: TABLE_COLUMNS.map((column) => say(`server.column${column}`)).join(', ') };
}

export const action = (args: Route.ActionArgs) =>
  importAction(args, (rows) => attempt<typeof locationsContract>(args)('POST /api/organization/locations/import', { body: { rows } }));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ImportPage({ loaderData: { columns, title }, actionData }: Route.ComponentProps) {
  const t = useWords(locationsWords);
  const paths = usePaths();
  return (
    <TableImport
      title={title}
      lead={t('importLead')}
      back={<TextAction to={paths.locations()}>{t('back')}</TextAction>}
      columns={{ names: columns, text: t('importColumnsText') }}
      start={{ to: paths.locationsFile(), label: t('importStart') }}
      answer={actionData}
    />
  );
}
