// Moves money from another budget to this one (H_SB).
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/move-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { budgetsContract } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { Select } from '#ui/kit/select';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './budgets.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { centerId } = args.params;
  const { budget, others } = await ask<typeof budgetsContract>(args)('GET /api/budgets/:centerId', { params: { centerId }, query: {} });
  const title = sayer(budgetsWords, args.context.get(pageVisit).copyLocale)('moveTitle', { name: budget.name });
  return { name: budget.name, centerId, others, title };
}

interface MoveAnswer {
  readonly problem: string;
  /** At the amount. */
  readonly error: string;
  readonly amount: string;
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { centerId } = args.params;
  const [from, amount, note] = [textOf(form, 'from'), textOf(form, 'amount').slice(0, 300), textOf(form, 'note').slice(0, 200)];
  const reply = await attempt<typeof budgetsContract>(args)('POST /api/budgets/:centerId/move', {
    params: { centerId },
    body: { from, amount, note },
  });
  if (isRefusal(reply)) return data<MoveAnswer>({ problem: reply.message, error: '', amount }, { status: reply.status });
  const [wrong] = reply.errors;
  if (wrong !== undefined) return data<MoveAnswer>({ problem: '', error: wrong.message, amount }, { status: 422 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).budget(centerId, { saved: 'yes' }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function MovePage({ loaderData: { name, centerId, others, title }, actionData }: Route.ComponentProps) {
  const t = useWords(budgetsWords);
  const paths = usePaths();
  const price = usePrice();
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <PageHead back={<TextAction to={paths.budget(centerId)}>{t('backTo', { name })}</TextAction>} title={title} lead={t('moveLead')} />
      {others.length === 0 ? (
        <Message className={styles.note}>{t('moveNone')}</Message>
      ) : (
        <Form method="post" noValidate preventScrollReset className={styles.form}>
          {actionData !== undefined && actionData.problem !== '' && (
            <Message tone="bad" live>
              {actionData.problem}
            </Message>
          )}
          <Field label={t('moveFrom')}>
            <Select
              name="from"
              options={others.map(({ id, name: other, left }) => ({
                value: id,
                label: t('moveFromOption', { name: other, left: price(left) }),
              }))}
            />
          </Field>
          <Field label={t('moveAmount')} error={actionData?.error || undefined}>
            <TextInput name="amount" inputMode="decimal" maxLength={20} autoComplete="off" required defaultValue={actionData?.amount} />
          </Field>
          <Field label={t('moveNote')} optional={t('optional')}>
            <TextInput name="note" maxLength={150} autoComplete="off" />
          </Field>
          <div className={styles.acts}>
            <Button type="submit" variant="primary" busy={busy}>
              {t('moveSubmit')}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
