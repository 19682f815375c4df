// One order that waits or waited for approval: for its buyer and for its approvers (B2B-3). Works without JavaScript.
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/approval-page';
import type { ApprovalDetail, approvalsContract } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { sayer } from '#base/locale/words';
import { shownOrderNumber } from '#base/order-number/rules';
import { isRefusal } from '#base/outcome/rules';
import { Button } from '#ui/kit/button';
import { FormNotice } from '#ui/kit/form-notice';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { runApprovalAction } from './approval-actions.ts';
import { ApprovalHead, ApprovalTitle, NextStep } from './approval-head.tsx';
import { ApprovalLines } from './approval-lines.tsx';
import { ApprovalSums } from './approval-sums.tsx';
import { ApprovalSteps } from './approval-steps.tsx';
import { ApprovalThread } from './approval-thread.tsx';
import styles from './approvals.module.css';
import { DecisionForm } from './decision-form.tsx';
import { formIn, linesOf, type ChosenLine } from './line-fields.ts';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const { orderNumber } = args.params;
  const approval = await ask<typeof approvalsContract>(args)('GET /api/approvals/:orderNumber', { params: { orderNumber } });
  const number = shownOrderNumber(approval.orderNumber);
  const address = new URL(args.request.url).searchParams;
  const chosen = linesOf(formIn(address));
  return {
    approval,
    chosen,
    comment: (address.get('comment') ?? '').slice(0, 500),
    outlook: await outlookFor(args, approval, chosen),
    justSent: address.has('sent'),
    timeZone: site.timeZone,
    title: sayer(approvalsWords, copyLocale)('orderOf', { number, buyer: approval.buyer }),
  };
}

/** With the lines that the address names; as it is when they cannot be looked at. */
async function outlookFor(args: Route.LoaderArgs, { barred, outlook }: ApprovalDetail, lines: readonly ChosenLine[]) {
  if (lines.length === 0 || outlook === null || barred !== '') return outlook;
  const { orderNumber } = args.params;
  const body = { lines: [...lines] };
  const looked = await attempt<typeof approvalsContract>(args)('POST /api/approvals/:orderNumber/preview', {
    params: { orderNumber },
    body,
  });
  return isRefusal(looked) ? outlook : looked;
}

export const action = (args: Route.ActionArgs) => runApprovalAction(args, args.params.orderNumber);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ApprovalPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(approvalsWords);
  const { approval, outlook, chosen, comment, justSent, timeZone } = loaderData;
  return (
    <div className={styles.stack}>
      <ApprovalTitle approval={approval} timeZone={timeZone} />
      {actionData && <FormNotice notice={actionData} cartLabel={t('toCart')} />}
      <NextStep approval={approval} timeZone={timeZone} justSent={justSent} />
      <ApprovalHead approval={approval} timeZone={timeZone} />
      <ApprovalSteps approval={approval} />
      {outlook !== null && approval.barred === '' ? (
        <DecisionForm approval={approval} timeZone={timeZone} outlook={outlook} chosen={chosen} comment={comment} />
      ) : (
        <>
          <ApprovalLines approval={approval} timeZone={timeZone} />
          {outlook !== null && (
            <div className={styles.sums}>
              <ApprovalSums outlook={outlook} currency={approval.currency} buyer={approval.buyer} timeZone={timeZone} />
            </div>
          )}
        </>
      )}
      {approval.isOwn && <BuyerActions approval={approval} />}
      <ApprovalThread approval={approval} timeZone={timeZone} />
    </div>
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
