// One order of the queue.
import type { ApprovalSummary } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { shownOrderNumber } from '#base/order-number/rules';
import { Checkbox } from '#ui/kit/checkbox';
import { Link } from '#ui/kit/link';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './approvals.module.css';
import { StateBadge } from './state-badge.tsx';
import { useApprovalText } from './use-approval-text.ts';

interface QueueRowProps {
  readonly approval: ApprovalSummary;
  readonly timeZone: string;
  /** Of the form that decides about several; null: it cannot be chosen. */
  readonly form: string | null;
}

export function QueueRow({ approval, timeZone, form }: QueueRowProps) {
  const t = useWords(approvalsWords);
  const paths = usePaths();
  const { day, money } = useApprovalText(timeZone);
  const { orderNumber, buyer, state, forMe, reasons, waitsFor } = approval;
  const number = shownOrderNumber(orderNumber);
  return (
    <li className={`${styles.row} ${forMe ? styles.mine : ''}`}>
      {form === null ? (
        <span />
      ) : (
        <Checkbox form={form} name="orderNumber" value={orderNumber} label={<span className="sr">{t('select', { number, buyer })}</span>} />
      )}
      <div className={styles.rowText}>
        <Link to={paths.approval(orderNumber)}>{t('orderOf', { number, buyer })}</Link>
        <p className={styles.quiet}>{t('inQueue', { n: approval.units, when: day(approval.submittedAt) })}</p>
        {reasons.map((reason) => (
          <p key={reason} className={styles.quiet}>
            {reason}
          </p>
        ))}
        <span className={styles.tags}>
          <StateBadge state={state} />
          {waitsFor.length > 0 && !forMe && <span className={styles.quiet}>{t('waitingFor', { names: waitsFor.join(', ') })}</span>}
        </span>
      </div>
      <span className={styles.amount}>{money(approval.total, approval.currency)}</span>
    </li>
  );
}
