// Whose order it is, what became of it, where it goes and what pays: the top of its page.
import type { ApprovalDetail } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { shownOrderNumber } from '#base/order-number/rules';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './approvals.module.css';
import { StateBadge } from './state-badge.tsx';
import { useApprovalText } from './use-approval-text.ts';

interface Shown {
  readonly approval: ApprovalDetail;
  readonly timeZone: string;
}

/** Whose order it is, what it costs, and what became of it. */
export function ApprovalTitle({ approval, timeZone }: Shown) {
  const t = useWords(approvalsWords);
  const paths = usePaths();
  const { money } = useApprovalText(timeZone);
  const { currency, total, buyer, isOwn } = approval;
  const number = shownOrderNumber(approval.orderNumber);
  return (
    <PageHead
      back={<TextAction to={paths.approvals(isOwn ? { scope: 'mine' } : {})}>{t('back')}</TextAction>}
      title={isOwn ? t('ownOrder', { number }) : t('orderOf', { number, buyer })}
      mark={<StateBadge state={approval.state} />}
    >
      <span className={styles.total}>{money(total, currency)}</span>
    </PageHead>
  );
}

export function ApprovalHead({ approval, timeZone }: Shown) {
  const t = useWords(approvalsWords);
  const { day, money } = useApprovalText(timeZone);
  const { currency, total, submittedTotal, shipTo } = approval;
  const facts: readonly (readonly [string, string])[] = [
    [t('sent'), day(approval.submittedAt)],
    ...(approval.state === 'waiting' ? [[t('prices'), day(approval.expiresAt)] as const] : []),
    [t('shipTo'), shipTo.length === 0 ? t('pickup') : shipTo.join(', ')],
    ...(approval.purchaseOrder === '' ? [] : [[t('purchaseOrder'), approval.purchaseOrder] as const]),
    ...(approval.purchaseOrderRelease === '' ? [] : [[t('purchaseOrderRelease'), approval.purchaseOrderRelease] as const]),
    ...(approval.budgetCenter === '' ? [] : [[t('budgetCenter'), approval.budgetCenter] as const]),
    [t('paidBy'), approval.paidBy.map(({ name, amount }) => `${name} ${money(amount, currency)}`).join(', ')],
  ];
  return (
    <Card aria-label={t('facts')}>
      {total < submittedTotal && <p>{t('fewerNow', { before: money(submittedTotal, currency), now: money(total, currency) })}</p>}
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {approval.state === 'waiting' && <p className={styles.quiet}>{t('paidAtApproval')}</p>}
    </Card>
  );
}

const TONES = {
  waiting: 'info',
  placing: 'info',
  placed: 'ok',
  notPlaced: 'bad',
  declined: 'bad',
  withdrawn: 'info',
  expired: 'warn',
} as const;

/** What happens next, for its buyer; for everybody else who cannot decide, why. */
export function NextStep({ approval, timeZone, justSent }: Shown & { readonly justSent: boolean }) {
  const t = useWords(approvalsWords);
  const paths = usePaths();
  const { day } = useApprovalText(timeZone);
  const { state, isOwn, barred, waitsFor, bankUrl } = approval;
  const names = waitsFor.join(', ');
  if (bankUrl !== '')
    return (
      <Message tone="warn">
        {t('bankText')} <a href={bankUrl}>{t('toBank')}</a>
      </Message>
    );
  if (state === 'waiting' && !isOwn)
    return barred === 'notAsked' ? <Message title={t('barredNotAsked')}>{t('waitingFor', { names })}</Message> : null;
  const text =
    state === 'waiting'
      ? justSent
        ? t('sentText', { names })
        : t('waitsText', { names, until: day(approval.expiresAt) })
      : t(`${state}Text`);
  return (
    <>
      <Message
        tone={justSent && state === 'waiting' ? 'ok' : TONES[state]}
        title={justSent && state === 'waiting' ? t('sentTitle') : undefined}
      >
        {text}
      </Message>
      {state === 'placed' && isOwn && (
        <p>
          <LinkButton to={paths.order(approval.orderNumber)}>{t('toOrder')}</LinkButton>
        </p>
      )}
    </>
  );
}
