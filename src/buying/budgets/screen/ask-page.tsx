// Asks the owner of a budget for more, and says what became of the request.
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/ask-page';
import { formatDate } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { budgetsContract, MoneyRequest } from '#buying/budgets/contract';
import { budgetsWords } from '#buying/budgets/words';
import { makePaths } from '#paths';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import styles from './budgets.module.css';

const centerIn = (url: string): string => (new URL(url).searchParams.get('center') ?? '').slice(0, 60);

export async function loader(args: Route.LoaderArgs) {
  const center = centerIn(args.request.url);
  const reply = await ask<typeof budgetsContract>(args)('GET /api/budget-requests', { query: { center } });
  const amount = new URL(args.request.url).searchParams.get('amount') ?? '';
  const title = sayer(budgetsWords, args.context.get(pageVisit).copyLocale)('askTitle', { name: reply.center });
  return { ...reply, amount: /^\d{1,8}\.\d{2}$/.test(amount) ? amount : '', title };
}

interface AskAnswer {
  readonly problem: string;
  /** At the amount. */
  readonly error: string;
  readonly amount: string;
  readonly note: string;
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const center = centerIn(args.request.url);
  const call = attempt<typeof budgetsContract>(args);
  const again = makePaths(args.context.get(pageVisit).locale).askForBudget(center);
  const typed = { amount: textOf(form, 'amount').slice(0, 20), note: textOf(form, 'note').slice(0, 300) };
  if (textOf(form, 'intent') === 'withdraw') {
    const reply = await call('POST /api/budget-requests/withdraw', { body: { center } });
    if (isRefusal(reply)) return data<AskAnswer>({ ...typed, problem: reply.message, error: '' }, { status: reply.status });
    throw redirect(again);
  }
  const reply = await call('POST /api/budget-requests', { body: { center, ...typed } });
  if (isRefusal(reply)) return data<AskAnswer>({ ...typed, problem: reply.message, error: '' }, { status: reply.status });
  const [wrong] = reply.errors;
  if (wrong !== undefined) return data<AskAnswer>({ ...typed, problem: '', error: wrong.message }, { status: 422 });
  throw redirect(again);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AskPage({ loaderData: { who, latest, amount, title }, actionData }: Route.ComponentProps) {
  const t = useWords(budgetsWords);
  const { tenant } = useShop().site;
  const paths = usePaths();
  const isWaiting = latest?.state === 'waiting';
  const answerer = who === '' ? t('noKeeper') : who;
  return (
    <>
      <PageHead back={<TextAction to={paths.cart(tenant)}>{t('askBack')}</TextAction>} title={title} />
      {actionData !== undefined && actionData.problem !== '' && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {latest !== null && latest.state !== 'withdrawn' && <Latest request={latest} who={answerer} />}
      {!isWaiting && <p className={styles.lead}>{t('askLead', { who: answerer })}</p>}
      {!isWaiting && <AskForm amount={actionData?.amount ?? amount} note={actionData?.note ?? ''} error={actionData?.error ?? ''} />}
    </>
  );
}

function AskForm({ amount, note, error }: Pick<AskAnswer, 'amount' | 'note' | 'error'>) {
  const t = useWords(budgetsWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      <Field label={t('askAmount')} error={error || undefined}>
        <TextInput name="amount" inputMode="decimal" maxLength={20} autoComplete="off" required defaultValue={amount} />
      </Field>
      <Field label={t('askNote')} optional={t('optional')}>
        <TextInput name="note" maxLength={300} autoComplete="off" defaultValue={note} />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('askSubmit')}
        </Button>
      </div>
    </Form>
  );
}

/** What became of the latest request. */
function Latest({ request, who }: { readonly request: MoneyRequest; readonly who: string }) {
  const t = useWords(budgetsWords);
  const price = usePrice();
  const { site, copyLocale } = useShop();
  const { state, amount, granted, answer, answeredBy, askedAt } = request;
  const by = answeredBy ?? who;
  const text = {
    waiting: t('askWaiting', { who, amount: price(amount), date: formatDate(new Date(askedAt), site.timeZone, copyLocale) }),
    granted: t('askGranted', { who: by, amount: price(granted ?? amount) }),
    declined: t('askDeclined', { who: by }),
    withdrawn: '',
  }[state];
  return (
    <Message tone={state === 'granted' ? 'ok' : state === 'declined' ? 'warn' : undefined} className={styles.note}>
      <p>{text}</p>
      {answer !== '' && <p>{t('quoted', { text: answer })}</p>}
      {state === 'waiting' && (
        <Form method="post" preventScrollReset>
          <TextAction type="submit" name="intent" value="withdraw">
            {t('askWithdraw')}
          </TextAction>
        </Form>
      )}
    </Message>
  );
}
