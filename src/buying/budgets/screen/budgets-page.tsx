// The budgets of an organization, with what is spent, held and left of each (H_EBL reads, H_SB keeps them), or those that one owns.
import { redirect } from 'react-router';
import type { Route } from './+types/budgets-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { BudgetView, budgetsContract } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { makePaths } from '#paths';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { Pager } from '#ui/kit/pager';
import { UndoNotice } from '#ui/kit/undo-notice';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { BudgetsFilter, given } from './budgets-filter.tsx';
import { AddButton, BudgetsHead, BudgetTotals } from './budgets-head.tsx';
import { BudgetsTable } from './budgets-table.tsx';
import styles from './budgets.module.css';

const STATES = ['nearlyUsed', 'ended'] as const;
const LONGEST_NAME = 60;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const [search, page] = [(query.get('search') ?? '').trim().slice(0, 80), query.get('page') ?? ''];
  const state = STATES.find((one) => one === query.get('state'));
  const list = await ask<typeof budgetsContract>(args)('GET /api/budgets', {
    query: { search, page: /^[1-9]\d{0,3}$/.test(page) ? page : '1', ...(state === undefined ? {} : { state }) },
  });
  const wanted = query.get('retired') ?? '';
  const retired = ID.test(wanted) ? await retiredOne(args, wanted) : null;
  const saved = (query.get('saved') ?? '').slice(0, LONGEST_NAME);
  return { ...list, asked: { search, state: state ?? '' }, saved, retired, title: sayer(budgetsWords, copyLocale)('title') };
}

async function retiredOne(args: Route.LoaderArgs, centerId: string) {
  const reply = await attempt<typeof budgetsContract>(args)('GET /api/budgets/:centerId', { params: { centerId }, query: {} });
  return isRefusal(reply) || reply.budget.state !== 'retired' ? null : { centerId, name: reply.budget.name };
}

/** Undoes retiring. */
export async function action(args: Route.ActionArgs) {
  const params = { centerId: textOf(await args.request.formData(), 'centerId') };
  const reply = await attempt<typeof budgetsContract>(args)('POST /api/budgets/:centerId/restore', { params });
  if (isRefusal(reply)) return { problem: reply.message };
  throw redirect(makePaths(args.context.get(pageVisit).locale).budgets());
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function BudgetsPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  const { asked, budgets, counts, canManage, seesAll, page, pages } = loaded;
  const { currency } = useShop().site;
  const isEmpty = counts.running + counts.ended === 0;
  return (
    <>
      <BudgetsHead isEmpty={isEmpty} canManage={canManage} seesAll={seesAll} />
      <Notes {...loaded} problem={actionData?.problem ?? ''} />
      {!isEmpty && <BudgetTotals totals={loaded.totals} currency={sharedBy(budgets) ?? currency} />}
      {!isEmpty && <BudgetsFilter asked={asked} counts={counts} />}
      {isEmpty ? (
        <EmptyState title={t('empty')} actions={canManage && <AddButton />}>
          {t('emptyText')}
        </EmptyState>
      ) : budgets.length === 0 ? (
        <EmptyState title={t('noneFound')} actions={<LinkButton to={paths.budgets()}>{t('showAll')}</LinkButton>}>
          {t('noneFoundText')}
        </EmptyState>
      ) : (
        <BudgetsTable budgets={budgets} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.budgets({ ...given(asked), page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}

interface NotesProps {
  readonly saved: string;
  readonly problem: string;
  readonly retired: { readonly centerId: string; readonly name: string } | null;
}

function Notes({ saved, problem, retired }: NotesProps) {
  const t = useWords(budgetsWords);
  return (
    <>
      {saved !== '' && (
        <Message tone="ok" live className={styles.note}>
          {t('saved', { name: saved })}
        </Message>
      )}
      {problem !== '' && (
        <Message tone="bad" live className={styles.note}>
          {problem}
        </Message>
      )}
      {retired !== null && (
        <UndoNotice undoLabel={t('undo')} posts={{ centerId: retired.centerId }}>
          {t('retiredTold', { name: retired.name })}
        </UndoNotice>
      )}
    </>
  );
}

/** The currency of all listed budgets; undefined when they differ, or none is listed. */
function sharedBy(budgets: readonly BudgetView[]): string | undefined {
  const [one, ...others] = new Set(budgets.map(({ currency }) => currency));
  return others.length === 0 ? one : undefined;
}
