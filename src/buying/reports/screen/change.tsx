import { formatNumber } from '#base/locale/rules';
import { changeOf } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { useShop, useWords } from '#ui/page/shop';

interface ChangeProps {
  readonly cents: number;
  readonly before: number | null;
}

/** How an amount differs from that of the other period. */
export function Change({ cents, before }: ChangeProps) {
  const t = useWords(reportsWords);
  const { copyLocale } = useShop();
  if (before === null) return null;
  const change = changeOf(cents, before);
  if (change === null) return cents === 0 ? t('same') : t('new');
  if (change === 0) return t('same');
  const n = formatNumber(Math.abs(change), copyLocale);
  return (
    <>
      <span aria-hidden>{t(change > 0 ? 'up' : 'down', { n })}</span>
      <span className="sr">{t(change > 0 ? 'upText' : 'downText', { n })}</span>
    </>
  );
}
