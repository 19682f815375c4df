// One budget: its amounts, and every cent of its running period.
import { data, redirect } from 'react-router';
import type { Route } from './+types/budget-page';
import { isRefusal } from '#base/outcome/rules';
import type { BudgetView, budgetsContract } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { makePaths } from '#paths';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { BudgetAmounts, BudgetRules } from './budget-facts.tsx';
import { BudgetHistory } from './budget-history.tsx';
import { BudgetRequests } from './budget-requests.tsx';
import styles from './budgets.module.css';

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const page = query.get('page') ?? '';
  const reply = await ask<typeof budgetsContract>(args)('GET /api/budgets/:centerId', {
    params: { centerId: args.params.centerId },
    query: { page: /^[1-9]\d{0,3}$/.test(page) ? page : '1' },
  });
  return { ...reply, isSaved: query.get('saved') === 'yes', isAnswered: query.get('answered') === 'yes', title: reply.budget.name };
}

/** Answers a request for more money. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { centerId } = args.params;
  const requestId = textOf(form, 'requestId', 40);
  const decision = textOf(form, 'decision') === 'grant' ? 'grant' : 'decline';
  const body = { decision, amount: textOf(form, 'amount').slice(0, 20), answer: textOf(form, 'answer').slice(0, 300) } as const;
  const params = { centerId, requestId };
  const reply = await attempt<typeof budgetsContract>(args)('POST /api/budgets/:centerId/requests/:requestId', { params, body });
  if (isRefusal(reply)) return data({ problem: reply.message, wrong: null }, { status: reply.status });
  const [first] = reply.errors;
  if (first !== undefined) return data({ problem: '', wrong: { requestId, ...first } }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).budget(centerId, { answered: 'yes' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function BudgetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { budget, heldBy, entries, page, pages, requests } = loaderData;
  const t = useWords(budgetsWords);
  const paths = usePaths();
  const { centerId, name, canManage, state } = budget;
  return (
    <>
      <PageHead title={name} back={canManage && <TextAction to={paths.budgets()}>{t('back')}</TextAction>}>
        {canManage && (
          <>
            <LinkButton to={paths.editBudget(centerId)}>{t('edit')}</LinkButton>
            {state === 'running' && budget.amountNow !== null && (
              <LinkButton to={paths.moveToBudget(centerId)} variant="primary">
                {t('moveSubmit')}
              </LinkButton>
            )}
          </>
        )}
      </PageHead>
      <Notes {...loaderData} problem={actionData?.problem ?? ''} />
      <BudgetRequests requests={requests} currency={budget.currency} wrong={actionData?.wrong ?? null} />
      <div className={styles.pair}>
        <BudgetAmounts budget={budget} heldBy={heldBy} />
        <BudgetRules budget={budget} />
      </div>
      <BudgetHistory centerId={centerId} currency={budget.currency} entries={entries} page={page} pages={pages} />
    </>
  );
}

interface NotesProps {
  readonly budget: BudgetView;
  readonly isSaved: boolean;
  readonly isAnswered: boolean;
  readonly problem: string;
}

function Notes({ budget: { name, state }, isSaved, isAnswered, problem }: NotesProps) {
  const t = useWords(budgetsWords);
  return (
    <>
      {problem !== '' && (
        <Message tone="bad" live className={styles.note}>
          {problem}
        </Message>
      )}
      {(isSaved || isAnswered) && (
        <Message tone="ok" live className={styles.note}>
          {isSaved ? t('saved', { name }) : t('requestDone')}
        </Message>
      )}
      {state === 'retired' && <Message className={styles.note}>{t('isRetired')}</Message>}
    </>
  );
}
