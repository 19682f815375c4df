// Asking to join an organization, and what became of it (USR-9). Works without JavaScript.
import { data, Form, redirectDocument, useNavigation } from 'react-router';
import type { Route } from './+types/ask-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { joinRequestsContract } from '#people/join-requests/contract';
import { LONGEST_TEXT } from '#people/join-requests/rules';
import { joinRequestsWords } from '#people/join-requests/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextArea } from '#ui/kit/text-area';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './join-requests.module.css';
import { OwnOrganization } from './own-organization.tsx';
import { ToldRequest } from './told-request.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const own = await ask<typeof joinRequestsContract>(args)('GET /api/join-request', {});
  const title = sayer(joinRequestsWords, copyLocale)(TITLES[own.state], { organization: own.organization });
  return { own, timeZone: site.timeZone, title };
}

const TITLES = { none: 'noneTitle', offer: 'askTitle', waiting: 'waitingTitle', declined: 'declinedTitle', lapsed: 'lapsedTitle' } as const;

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof joinRequestsContract>(args);
  const intent = textOf(form, 'intent');
  if (intent === 'open') {
    const opened = await call('POST /api/join-request/organization', { body: { company: textOf(form, 'company').slice(0, 200) } });
    if (!isRefusal(opened)) throw redirectDocument(opened.next);
    return data({ problem: opened.message, field: opened.field }, { status: opened.status });
  }
  const reply =
    intent === 'withdraw'
      ? await call('POST /api/join-request/withdraw', {})
      : await call('POST /api/join-request', { body: { message: textOf(form, 'message').slice(0, LONGEST_TEXT) } });
  return isRefusal(reply)
    ? data({ problem: reply.message, field: undefined }, { status: reply.status })
    : data({ problem: '', field: undefined }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function AskPage({ loaderData: { own, timeZone, title }, actionData }: Route.ComponentProps) {
  const t = useWords(joinRequestsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { state, mayAsk, organization } = own;
  return (
    <>
      <PageHead title={title} />
      {actionData !== undefined && actionData.problem !== '' && actionData.field === undefined && (
        <Message tone="bad" live>
          {actionData.problem}
        </Message>
      )}
      {state === 'none' && <p className={styles.lead}>{t('noneText')}</p>}
      {state === 'offer' && <p className={styles.lead}>{t('askLead', { organization })}</p>}
      {state !== 'none' && state !== 'offer' && <ToldRequest own={own} timeZone={timeZone} />}
      {mayAsk && <AskForm isAgain={state !== 'offer'} />}
      {own.mayOpen && <OwnOrganization problem={actionData?.field === 'company' ? actionData.problem : undefined} isNext={!mayAsk} />}
      {!mayAsk && !own.mayOpen && state !== 'waiting' && <LinkButton to={paths.account(tenant)}>{t('toAccount')}</LinkButton>}
    </>
  );
}

function AskForm({ isAgain }: { readonly isAgain: boolean }) {
  const t = useWords(joinRequestsWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.form}>
      <Field label={t('message')} optional={t('optional')} hint={t('messageHint')}>
        <TextArea name="message" rows={4} maxLength={LONGEST_TEXT} />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t(isAgain ? 'askAgain' : 'askToJoin')}
        </Button>
      </div>
    </Form>
  );
}
