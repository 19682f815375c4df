// Where a representative finds a shopper and says why they act for them (USR-6, USR-11).
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/act-for-page';
import { isRefusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { representativesContract } from '#people/representatives/contract';
import { isActingReason } from '#people/representatives/rules';
import { representativesWords } from '#people/representatives/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './act-for.module.css';
import { ActForForm } from './act-for-form.tsx';

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: sayer(representativesWords, context.get(pageVisit).copyLocale)('actTitle'),
});

/** Both forms are posted: what a shopper is found by stays out of addresses and logs. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof representativesContract>(args);
  const text = (name: string, longest: number): string => textOf(form, name).slice(0, longest);
  const typed = { find: text('find', 254), profileId: text('profileId', 40), reason: text('reason', 20), note: text('note', 200) };
  const begun =
    text('intent', 20) !== 'act'
      ? undefined
      : await call('POST /api/acting', {
          body: { profileId: typed.profileId, reason: isActingReason(typed.reason) ? typed.reason : 'other', note: typed.note },
        });
  if (begun !== undefined && !isRefusal(begun)) throw redirectDocument(begun.next);
  const found = await call('POST /api/acting/find', { body: { find: typed.find } });
  const problem = begun ?? (isRefusal(found) ? found : undefined);
  const answer = {
    typed,
    shoppers: isRefusal(found) ? [] : found.shoppers,
    problem: problem && { message: problem.message, field: problem.field },
  };
  return data(answer, { status: problem?.status ?? 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ActForPage({ loaderData: { title }, actionData: answer }: Route.ComponentProps) {
  const t = useWords(representativesWords);
  const paths = usePaths();
  const isEmpty = answer !== undefined && answer.shoppers.length === 0 && answer.problem === undefined;
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('actLead')}</p>
      <Card as="div" className={styles.card}>
        <form method="post" className={styles.find} noValidate>
          <Field label={t('find')} className={styles.text} error={answer?.problem?.field === 'find' ? answer.problem.message : undefined}>
            <TextInput name="find" defaultValue={answer?.typed.find ?? ''} maxLength={254} autoComplete="off" spellCheck={false} required />
          </Field>
          <Button type="submit" name="intent" value="find">
            {t('findButton')}
          </Button>
        </form>
        {isEmpty && (
          <Message tone="warn" live>
            {t('foundNone')}
          </Message>
        )}
        {answer?.problem !== undefined && !['note', 'find'].includes(answer.problem.field ?? '') && (
          <Message tone="bad" live>
            {answer.problem.message}
          </Message>
        )}
        {answer !== undefined && answer.shoppers.length > 0 && (
          <ActForForm
            typed={answer.typed}
            shoppers={answer.shoppers}
            noteProblem={answer.problem?.field === 'note' ? answer.problem.message : undefined}
          />
        )}
      </Card>
      <p className={styles.mine}>
        <TextAction to={paths.actingRecord()}>{t('myRecord')}</TextAction>
      </p>
    </>
  );
}
