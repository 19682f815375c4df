import { formatPrice } from '#base/locale/rules';
import type { Report } from '#buying/reports/contract';
import { useShop } from '#ui/page/shop';
import styles from './chart.module.css';

/** One bar for each row, with its name and amount as text that wraps. A saving can be negative, when a contract costs more than the list: it has no bar. */
export function BarChart({ report: { charted, currency } }: { readonly report: Report }) {
  const { copyLocale } = useShop();
  const most = Math.max(1, ...charted.flatMap(({ cents, before }) => [cents, before ?? 0]));
  const share = (cents: number): string => `${(Math.max(0, cents) / most) * 100}%`;
  return (
    <div className={styles.bars}>
      {charted.map(({ key, label, cents, before }) => (
        <div key={key} className={styles.bar}>
          <span>{label}</span>
          <svg width="100%" height="22">
            <rect className={styles.track} y="3" width="100%" height="16" rx="3" />
            <rect className={styles.now} y="3" width={share(cents)} height="16" rx="3" />
            {before !== null && before > 0 && <line className={styles.line} x1={share(before)} x2={share(before)} y1="0" y2="22" />}
          </svg>
          <span className={styles.amount}>{formatPrice(cents, currency, copyLocale)}</span>
        </div>
      ))}
    </div>
  );
}
