// The state of a certificate as a badge.
import type { ExemptionView } from '#goods/tax-exemptions/contract';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { Badge } from '#ui/kit/badge';
import { useWords } from '#ui/page/shop';

export function ExemptionBadge({ exemption: { state, isComing, endsSoon } }: { readonly exemption: ExemptionView }) {
  const t = useWords(taxExemptionsWords);
  if (isComing) return <Badge tone="pick">{t('coming')}</Badge>;
  if (endsSoon) return <Badge tone="warn">{t('endsSoon')}</Badge>;
  return <Badge tone={state === 'approved' ? 'ok' : state === 'submitted' ? 'pick' : 'line'}>{t(state)}</Badge>;
}
