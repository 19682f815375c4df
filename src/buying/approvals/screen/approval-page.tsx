// One order that waits or waited for approval: for its buyer and for its approvers (B2B-3). Works without JavaScript.
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/approval-page';
import type { ApprovalDetail, approvalsContract } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { sayer } from '#base/locale/words';
import { shownOrderNumber } from '#base/order-number/rules';
import { Breadcrumbs } from '#ui/kit/breadcrumbs';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { FormNotice } from '#ui/kit/form-notice';
import { TextArea } from '#ui/kit/text-area';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { runApprovalAction } from './approval-actions.ts';
import { ApprovalHead, NextStep } from './approval-head.tsx';
import { ApprovalLines } from './approval-lines.tsx';
import { ApprovalSteps } from './approval-steps.tsx';
import { ApprovalThread } from './approval-thread.tsx';
import styles from './approvals.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const { orderNumber } = args.params;
  const approval = await ask<typeof approvalsContract>(args)('GET /api/approvals/:orderNumber', { params: { orderNumber } });
  const number = shownOrderNumber(approval.orderNumber);
  const justSent = new URL(args.request.url).searchParams.has('sent');
  return {
    approval,
    justSent,
    timeZone: site.timeZone,
    title: sayer(approvalsWords, copyLocale)('orderOf', { number, buyer: approval.buyer }),
  };
}

export const action = (args: Route.ActionArgs) => runApprovalAction(args, args.params.orderNumber);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ApprovalPage({ loaderData: { approval, justSent, timeZone }, actionData }: Route.ComponentProps) {
  const t = useWords(approvalsWords);
  const paths = usePaths();
  const lines = <ApprovalLines approval={approval} timeZone={timeZone} />;
  return (
    <div className={styles.stack}>
      <Breadcrumbs
        label={t('title')}
        items={[
          { label: t('title'), to: paths.approvals(approval.isOwn ? { scope: 'mine' } : {}) },
          { label: shownOrderNumber(approval.orderNumber) },
        ]}
      />
      {actionData && <FormNotice notice={actionData} cartLabel={t('toCart')} />}
      <NextStep approval={approval} timeZone={timeZone} justSent={justSent} />
      <ApprovalHead approval={approval} timeZone={timeZone} />
      <ApprovalSteps approval={approval} />
      {approval.barred === '' ? <DecisionForm approval={approval}>{lines}</DecisionForm> : lines}
      {approval.isOwn && <BuyerActions approval={approval} />}
      <ApprovalThread approval={approval} timeZone={timeZone} />
    </div>
  );
}

function DecisionForm({ approval, children }: { readonly approval: ApprovalDetail; readonly children: React.ReactNode }) {
  const t = useWords(approvalsWords);
  const { state, formData } = useNavigation();
  const busy = (intent: string): boolean => state !== 'idle' && formData?.get('intent') === intent;
  const { buyer } = approval;
  return (
    <Form method="post" className={styles.form} aria-label={t('decision')}>
      <input type="hidden" name="buyer" value={buyer} />
      {children}
      <Field label={t('comment', { buyer })} optional={t('commentHint')}>
        <TextArea name="comment" rows={2} maxLength={500} />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="approve" variant="primary" busy={busy('approve')}>
          {t('approveOrder')}
        </Button>
        <Button type="submit" name="intent" value="decline" variant="danger" busy={busy('decline')}>
          {t('declineOrder')}
        </Button>
      </div>
    </Form>
  );
}

/** While it waits the buyer takes it back or changes it; afterwards its goods go into the cart again. */
function BuyerActions({ approval: { state } }: { readonly approval: ApprovalDetail }) {
  const t = useWords(approvalsWords);
  const { state: navigating, formData } = useNavigation();
  const busy = (intent: string): boolean => navigating !== 'idle' && formData?.get('intent') === intent;
  if (state === 'placed' || state === 'placing') return null;
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <div className={styles.acts}>
        {state === 'waiting' ? (
          <>
            <Button type="submit" name="intent" value="edit" busy={busy('edit')}>
              {t('edit')}
            </Button>
            <Button type="submit" name="intent" value="withdraw" variant="danger" busy={busy('withdraw')}>
              {t('withdraw')}
            </Button>
          </>
        ) : (
          <Button type="submit" name="intent" value="rebuild" variant="primary" busy={busy('rebuild')}>
            {t('rebuild')}
          </Button>
        )}
      </div>
      {state === 'waiting' && <p className={styles.quiet}>{t('editHint')}</p>}
    </Form>
  );
}
