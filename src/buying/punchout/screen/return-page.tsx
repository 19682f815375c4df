// Where a cart leaves the shop: a form that the browser posts to the purchasing system, at once or by a press (B2B-9).
import { useEffect, useRef } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/return-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { punchoutContract, ReturnForm } from '#buying/punchout/contract';
import { punchoutWords } from '#buying/punchout/words';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './punchout.module.css';

interface Answer {
  readonly form: ReturnForm | null;
  readonly leaves: boolean;
  readonly problem: string | null;
}

async function take(args: WithContext, leaves: boolean) {
  const call = attempt<typeof punchoutContract>(args);
  const reply = leaves ? await call('POST /api/punchout/leave', { body: {} }) : await call('POST /api/punchout/transfer', { body: {} });
  if (isRefusal(reply)) return data<Answer>({ form: null, leaves, problem: reply.message }, { status: reply.status });
  return data<Answer>({ form: reply, leaves, problem: null });
}

/** `now`: the system has asked for an answer that nobody looks at. */
export async function loader(args: Route.LoaderArgs) {
  const title = sayer(punchoutWords, args.context.get(pageVisit).copyLocale)('returnTitle');
  const asked = new URL(args.request.url).searchParams.has('now') && args.request.method === 'GET';
  return { title, taken: asked ? (await take(args, false)).data : null };
}

export async function action(args: Route.ActionArgs) {
  return take(args, textOf(await args.request.formData(), 'intent', 10) === 'leave');
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ReturnPage({ loaderData: { title, taken }, actionData }: Route.ComponentProps) {
  const t = useWords(punchoutWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const answer = actionData ?? taken;
  const toCart = (
    <LinkButton to={paths.cart(tenant)} variant="quiet">
      {t('toCart')}
    </LinkButton>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      {answer === null || answer.form === null ? (
        <>
          {answer !== null && (
            <Message tone="bad" live>
              {answer.problem}
            </Message>
          )}
          <p>{toCart}</p>
        </>
      ) : (
        <>
          <p aria-live="polite">{t(answer.leaves ? 'sendingNothing' : 'sending', { system: answer.form.system })}</p>
          <Outgoing form={answer.form} />
          {!answer.leaves && <p className={styles.hint}>{t('stuck', { system: answer.form.system })}</p>}
          {!answer.leaves && <p>{toCart}</p>}
        </>
      )}
    </div>
  );
}

/** Posts itself as soon as the page is awake; without JavaScript its button does. */
function Outgoing({ form: { action, target, fields, system } }: { readonly form: ReturnForm }) {
  const t = useWords(punchoutWords);
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => own.current?.submit(), []);
  return (
    <form ref={own} method="post" action={action} target={target === '' ? undefined : target} acceptCharset="utf-8">
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary">
        {t('continue', { system })}
      </Button>
    </form>
  );
}
