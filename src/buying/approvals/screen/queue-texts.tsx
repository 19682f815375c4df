// What the queue says about all of its orders together, and when it has none.
import type { ApprovalsFound } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { EmptyState } from '#ui/kit/empty-state';
import { useWords } from '#ui/page/shop';
import styles from './approvals.module.css';
import type { QueueAsked } from './queue-filter.tsx';
import { useApprovalText } from './use-approval-text.ts';

/** The sum of each currency, on all pages. */
export function ListSum({ total, sums, timeZone }: Pick<ApprovalsFound, 'total' | 'sums'> & { readonly timeZone: string }) {
  const t = useWords(approvalsWords);
  const { money } = useApprovalText(timeZone);
  const texts = sums.map(({ currency, total: sum }) => money(sum, currency));
  return <p className={styles.listSum}>{t('listComesTo', { n: total, sums: texts.join(' + ') })}</p>;
}

export function NothingFound({ asked }: { readonly asked: QueueAsked }) {
  const t = useWords(approvalsWords);
  const isFiltered = [asked.buyer, asked.over, asked.days, asked.reason].some((value) => value !== '');
  if (!isFiltered && asked.scope === 'waiting') return <EmptyState title={t('noneWaiting')}>{t('noneWaitingText')}</EmptyState>;
  if (!isFiltered && asked.scope === 'mine') return <EmptyState title={t('noneMine')}>{t('noneMineText')}</EmptyState>;
  return <EmptyState title={t('noneFound')}>{t('noneFoundText')}</EmptyState>;
}
