// The queue of orders that wait for the reader, and those that were decided or sent (B2B-3). Works without JavaScript.
import { data } from 'react-router';
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/approvals-page';
import type { approvalsContract } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { FormNotice, plainNotice, type Notice } from '#ui/kit/form-notice';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { AwayCard } from './away-card.tsx';
import styles from './approvals.module.css';
import { given, QueueFilter, ScopeChips, type QueueAsked } from './queue-filter.tsx';
import { QueueRow } from './queue-row.tsx';
import { ListSum, NothingFound } from './queue-texts.tsx';
import { useApprovalText } from './use-approval-text.ts';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const typed = new URL(args.request.url).searchParams;
  const of = (name: string, most: number): string => (typed.get(name) ?? '').trim().slice(0, most);
  const filter = { buyer: of('buyer', 80), over: of('over', 12), days: of('days', 3), reason: of('reason', 20) };
  const found = await ask<typeof approvalsContract>(args)('GET /api/approvals', {
    query: { ...filter, scope: of('scope', 20), page: of('page', 4) },
  });
  const asked: QueueAsked = { ...filter, scope: found.scope };
  return { ...found, asked, timeZone: site.timeZone, title: sayer(approvalsWords, copyLocale)('title') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const intent = textOf(form, 'intent');
  const say = sayer(approvalsWords, args.context.get(pageVisit).copyLocale);
  const call = attempt<typeof approvalsContract>(args);
  if (intent === 'approve') return data(await approveSeveral());
  const away = { profileId: intent === 'back' ? '' : textOf(form, 'profileId'), from: textOf(form, 'from'), until: textOf(form, 'until') };
  const reply = await call('POST /api/approvals/substitute', {
    body: intent === 'away' && away.profileId === '' ? { ...away, profileId: '-' } : away,
  });
  return isRefusal(reply) ? data(plainNotice('bad', reply.message), { status: reply.status }) : data(null);

  async function approveSeveral(): Promise<Notice> {
    const numbers = form.getAll('orderNumber').map(String).slice(0, 50);
    if (numbers.length === 0) return plainNotice('bad', say('bulkNone'));
    const body = numbers.map((orderNumber) => ({ orderNumber, action: 'ACCEPT' as const }));
    const answered = await call('POST /ele-lpd/api/approvalsProxy/order', { query: { action: 'approve' }, body });
    if (isRefusal(answered)) return plainNotice('bad', answered.message);
    const done = answered.orders.filter(({ success }) => success).length;
    const failed = answered.orders.filter(({ success }) => !success);
    const said = failed.map(({ orderNumber, message }) => say('bulkFailed', { number: shownOrderNumber(orderNumber), problem: message }));
    return plainNotice(failed.length === 0 ? 'ok' : 'warn', [say('bulkDone', { n: done }), ...said].join(' '));
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

const BULK = 'bulk';

export default function ApprovalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(approvalsWords);
  const paths = usePaths();
  const { approvals, asked, decides, waiting, oldest, timeZone, page, pages } = loaderData;
  const { day } = useApprovalText(timeZone);
  const choosable = approvals.some(({ forMe }) => forMe);
  return (
    <div className={styles.stack}>
      <PageHead
        title={t('title')}
        lead={waiting > 0 ? t('waits', { n: waiting, when: day(oldest) }) : t(decides ? 'nothingWaits' : 'leadMine')}
      >
        <ScopeChips asked={asked} waiting={waiting} decides={decides} />
      </PageHead>
      {actionData && <FormNotice notice={actionData} cartLabel="" />}
      <QueueFilter asked={asked} />
      {approvals.length === 0 ? (
        <NothingFound asked={asked} />
      ) : (
        <Card flush>
          <ListSum total={loaderData.total} sums={loaderData.sums} timeZone={timeZone} />
          <ul className={styles.queue}>
            {approvals.map((approval) => (
              <QueueRow key={approval.orderNumber} approval={approval} timeZone={timeZone} form={approval.forMe ? BULK : null} />
            ))}
          </ul>
        </Card>
      )}
      {choosable && <BulkForm />}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.approvals({ ...given(asked), page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
      {(decides || loaderData.substitute.profileId !== '') && (
        <AwayCard substitute={loaderData.substitute} colleagues={loaderData.colleagues} />
      )}
    </div>
  );
}

function BulkForm() {
  const t = useWords(approvalsWords);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === 'approve';
  return (
    <Form id={BULK} method="post" className={styles.bulk} preventScrollReset>
      <Button type="submit" name="intent" value="approve" busy={busy}>
        {t('bulkApprove')}
      </Button>
      <p className={styles.quiet}>{t('bulkHint')}</p>
    </Form>
  );
}
