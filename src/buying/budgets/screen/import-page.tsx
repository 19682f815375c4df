// Imports budgets from a file (H_SB).
import type { Route } from './+types/import-page';
import { sayer } from '#base/locale/words';
import type { budgetsContract } from '#buying/budgets/contract';
import { TABLE_COLUMNS } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { importAction, TableImport } from '#people/table-import/screen';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';

export function loader({ context }: Route.LoaderArgs) {
  const say = sayer(budgetsWords, context.get(pageVisit).copyLocale);
  return { title: say('importTitle'), columns: TABLE_COLUMNS.map((column) => say(`server.column${column}`)).join(', ') };
}

export const action = (args: Route.ActionArgs) =>
  importAction(args, (rows) => attempt<typeof budgetsContract>(args)('POST /api/budgets/import', { body: { rows } }));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ImportPage({ loaderData: { columns, title }, actionData }: Route.ComponentProps) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  return (
    <TableImport
      title={title}
      lead={t('importLead')}
      back={<TextAction to={paths.budgets()}>{t('back')}</TextAction>}
      columns={{ names: columns, text: t('importColumnsText') }}
      start={{ to: paths.budgetsFile(), label: t('importStart') }}
      answer={actionData}
    />
  );
}
