// What became of an order that was sent for approval, as one word.
import type { ApprovalSummary } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { Badge } from '#ui/kit/badge';
import { useWords } from '#ui/page/shop';

const TONES = {
  waiting: 'warn',
  placing: 'new',
  placed: 'ok',
  notPlaced: 'bad',
  declined: 'bad',
  withdrawn: 'line',
  expired: 'line',
} as const;

export function StateBadge({ state }: { readonly state: ApprovalSummary['state'] }) {
  const t = useWords(approvalsWords);
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
