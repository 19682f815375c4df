import type { ReactNode } from 'react';
import { formatNumber, formatPrice } from '#base/locale/rules';
import type { Report } from '#buying/reports/contract';
import { figuresOf, measureOf, shareOf } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { useShop, useWords } from '#ui/page/shop';
import { Change } from './change.tsx';
import { useFigureText } from './figure-text.ts';
import styles from './report.module.css';

/** The figures of the whole period. */
export function ReportFigures({ report: { total, question, currency } }: { readonly report: Report }) {
  const t = useWords(reportsWords);
  const { copyLocale } = useShop();
  const figureText = useFigureText(currency);
  const measure = measureOf(question);
  const own = figuresOf(question);
  const isSpend = measure === 'spend' && own.length === 0;
  const { cents, before, orders, units, onContract } = total;
  const figures: readonly (readonly [string, string, ReactNode])[] = [
    [t(measure), formatPrice(cents, currency, copyLocale), before === null ? null : <Change key="change" cents={cents} before={before} />],
    [t('orders'), formatNumber(orders, copyLocale), null],
    ...(own.length === 0 ? ([[t('units'), formatNumber(units, copyLocale), null]] as const) : []),
    ...own.map(({ name, unit }, at) => [t(`figure.${name}`), figureText(unit, total.more[at]), null] as const),
    ...(isSpend
      ? ([[t('onContract'), t('percent', { n: shareOf(onContract, cents) }), formatPrice(onContract, currency, copyLocale)]] as const)
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note !== null && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
