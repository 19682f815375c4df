// A budget's form: a new one, or one that is changed (H_SB).
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/budget-form-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { budgetsContract } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { BudgetForm, type BudgetAnswer } from './budget-form.tsx';
import { typedBudget } from './typed-budget.ts';
import styles from './budgets.module.css';

/** Undefined: a new one. */
const centerOf = (params: { readonly centerId?: string | undefined }): string | undefined => params.centerId;

export async function loader(args: Route.LoaderArgs) {
  const centerId = centerOf(args.params);
  const call = ask<typeof budgetsContract>(args);
  const [assignees, known] = await Promise.all([
    call('GET /api/budget-assignees', {}),
    centerId === undefined ? null : call('GET /api/budgets/:centerId', { params: { centerId }, query: {} }),
  ]);
  const say = sayer(budgetsWords, args.context.get(pageVisit).copyLocale);
  const budget = known?.budget ?? null;
  return { budget, assignees, title: budget === null ? say('newTitle') : say('editTitle', { name: budget.name }) };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const centerId = centerOf(args.params);
  const call = attempt<typeof budgetsContract>(args);
  const paths = makePaths(args.context.get(pageVisit).locale);
  const intent = textOf(form, 'intent');
  if (centerId !== undefined && (intent === 'retire' || intent === 'restore')) {
    const reply =
      intent === 'retire'
        ? await call('POST /api/budgets/:centerId/retire', { params: { centerId } })
        : await call('POST /api/budgets/:centerId/restore', { params: { centerId } });
    if (isRefusal(reply)) return data<BudgetAnswer>({ message: reply.message, errors: [], typed: null }, { status: reply.status });
    throw redirect(intent === 'retire' ? paths.budgets({ retired: centerId }) : paths.budget(centerId));
  }
  const typed = typedBudget(form);
  const reply =
    centerId === undefined
      ? await call('POST /api/budgets', { body: typed })
      : await call('POST /api/budgets/:centerId override PUT', { params: { centerId }, body: typed });
  if (isRefusal(reply)) return data<BudgetAnswer>({ message: reply.message, errors: [], typed }, { status: reply.status });
  if (reply.id === null) return data<BudgetAnswer>({ message: '', errors: reply.errors, typed }, { status: 422 });
  throw redirect(paths.budget(reply.id, { saved: 'yes' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function BudgetFormPage({ loaderData: { budget, assignees, title }, actionData }: Route.ComponentProps) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  const isRetired = budget?.state === 'retired';
  return (
    <>
      <PageHead
        back={
          budget === null ? (
            <TextAction to={paths.budgets()}>{t('back')}</TextAction>
          ) : (
            <TextAction to={paths.budget(budget.centerId)}>{t('backTo', { name: budget.name })}</TextAction>
          )
        }
        title={title}
      />
      <BudgetForm budget={budget} assignees={assignees} answer={actionData} />
      {budget !== null && (
        <Card aria-labelledby="retire" className={styles.card}>
          <h2 id="retire">{t(isRetired ? 'stateretired' : 'retireTitle')}</h2>
          <p>{t(isRetired ? 'isRetired' : 'retireText')}</p>
          <Form method="post" preventScrollReset>
            <Button type="submit" name="intent" value={isRetired ? 'restore' : 'retire'}>
              {t(isRetired ? 'restore' : 'retire')}
            </Button>
          </Form>
        </Card>
      )}
    </>
  );
}
