// Who asks to join the organization, for who manages its people (H_MU, USR-9). Works without JavaScript.
import { data } from 'react-router';
import type { Route } from './+types/requests-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { joinRequestsContract } from '#people/join-requests/contract';
import { joinRequestsWords } from '#people/join-requests/words';
import { readRole } from '#people/organizations/rules';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './join-requests.module.css';
import { RequestCard } from './request-card.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const list = await ask<typeof joinRequestsContract>(args)('GET /api/organization/join-requests', {});
  return { ...list, timeZone: site.timeZone, title: sayer(joinRequestsWords, copyLocale)('requestsTitle') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof joinRequestsContract>(args);
  const params = { requestId: textOf(form, 'requestId') };
  const declines = textOf(form, 'intent') === 'decline';
  const approval = { role: readRole(textOf(form, 'role')) ?? ('buyer' as const), groupId: textOf(form, 'groupId') };
  const reply = declines
    ? await call('POST /api/organization/join-requests/:requestId/decline', {
        params,
        body: { reason: textOf(form, 'reason').slice(0, 500) },
      })
    : await call('POST /api/organization/join-requests/:requestId/approve', { params, body: approval });
  if (isRefusal(reply)) return data({ problem: reply.message, said: null }, { status: reply.status });
  return data({ problem: '', said: declines ? ('declinedNow' as const) : ('approvedNow' as const) }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function RequestsPage({
  loaderData: { organization, requests, groups, youAdminister, timeZone, title },
  actionData,
}: Route.ComponentProps) {
  const t = useWords(joinRequestsWords);
  const paths = usePaths();
  return (
    <>
      <PageHead title={title} lead={t('requestsLead', { organization })} />
      {actionData?.said && (
        <Message tone="ok" live>
          {t(actionData.said, { organization })}
        </Message>
      )}
      {actionData !== undefined && actionData.problem !== '' && (
        <Message tone="bad" live>
          {actionData.problem}
        </Message>
      )}
      {requests.length === 0 ? (
        <EmptyState title={t('nobodyAsks')} actions={<LinkButton to={paths.people()}>{t('backToPeople')}</LinkButton>}>
          {t('nobodyAsksLead')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.cards}>
            {requests.map((request) => (
              <RequestCard key={request.requestId} request={request} groups={groups} timeZone={timeZone} youAdminister={youAdminister} />
            ))}
          </div>
          <p>
            <TextAction to={paths.people()}>{t('backToPeople')}</TextAction>
          </p>
        </>
      )}
    </>
  );
}
