// What became of a document, in a word.
import type { DocumentView } from '#buying/purchase-documents/contract';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { Badge } from '#ui/kit/badge';
import { useWords } from '#ui/page/shop';

const TONES = {
  received: 'line',
  taken: 'ok',
  repeated: 'line',
  refused: 'bad',
  waiting: 'line',
  sent: 'ok',
  failed: 'bad',
} as const;

export function StateBadge({ state }: Pick<DocumentView, 'state'>) {
  const t = useWords(purchaseDocumentsWords);
  return <Badge tone={TONES[state]}>{t(`state${state}`)}</Badge>;
}
