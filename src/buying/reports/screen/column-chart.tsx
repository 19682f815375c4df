import { formatPrice, type CopyLocale } from '#base/locale/rules';
import type { Report } from '#buying/reports/contract';
import { bucketOf, scaleMarks } from '#buying/reports/rules';
import { useShop } from '#ui/page/shop';
import styles from './chart.module.css';

/** Pixels: the plot, and the room above and below it for texts. Widths are shares, so that texts stay the same size on every screen. */
const PLOT = 180;
const ABOVE = 12;
const BELOW = 24;
/** At most so many days or months are named under the axis; on phones every second of them. */
const NAMED = 6;

/** A column for each day, week or month, and a line for the other period. */
export function ColumnChart({ report: { charted, currency, period } }: { readonly report: Report }) {
  const { copyLocale } = useShop();
  const marks = scaleMarks(Math.max(0, ...charted.flatMap(({ cents, before }) => [cents, before ?? 0])));
  const most = marks.at(-1) ?? 1;
  const y = (cents: number): number => ABOVE + PLOT - (Math.max(0, cents) / most) * PLOT;
  const step = 100 / Math.max(1, charted.length);
  const every = Math.ceil(charted.length / NAMED);
  const named = nameFormat(bucketOf(period) === 'month', copyLocale);
  const x = (at: number, part: number): string => `${(at + part) * step}%`;
  return (
    <div className={styles.plot}>
      <svg width="100%" height={ABOVE + PLOT + BELOW}>
        {marks.map((cents) => (
          <line key={cents} className={cents === 0 ? styles.axis : styles.grid} x1="0" x2="100%" y1={y(cents)} y2={y(cents)} />
        ))}
        {charted.map(({ key, cents }, at) => (
          <g key={key}>
            <rect className={styles.now} x={x(at, 0.15)} width={`${step * 0.7}%`} y={y(cents)} height={ABOVE + PLOT - y(cents)} rx="2" />
            {at % every === 0 && (
              <text
                className={`${at === 0 ? styles.first : styles.name} ${at % (2 * every) === 0 ? '' : styles.second}`}
                x={at === 0 ? '0' : x(at, 0.5)}
                y={ABOVE + PLOT + 18}
              >
                {named.format(new Date(`${key}T12:00:00Z`))}
              </text>
            )}
          </g>
        ))}
        {charted.map(({ key, before }, at) => {
          const next = charted[at + 1]?.before;
          if (before === null) return null;
          return (
            <g key={key}>
              {next !== undefined && next !== null && (
                <line className={styles.line} x1={x(at, 0.5)} x2={x(at + 1, 0.5)} y1={y(before)} y2={y(next)} />
              )}
              <circle className={styles.dot} cx={x(at, 0.5)} cy={y(before)} r="3" />
            </g>
          );
        })}
      </svg>
      <Scale marks={marks} currency={currency} copyLocale={copyLocale} />
    </div>
  );
}

/** `Nov 16`; `Nov 2026` for whole months. */
const nameFormat = (isMonth: boolean, locale: CopyLocale): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { month: 'short', ...(isMonth ? { year: 'numeric' } : { day: 'numeric' }), timeZone: 'UTC' });

interface ScaleProps {
  readonly marks: readonly number[];
  readonly currency: string;
  readonly copyLocale: CopyLocale;
}

/** The amounts of the lines, beside the plot. */
function Scale({ marks, currency, copyLocale }: ScaleProps) {
  return (
    <div className={styles.scale}>
      {marks.toReversed().map((cents) => (
        <span key={cents}>{formatPrice(cents, currency, copyLocale).replace(/[.,]00(?=\D*$)/, '')}</span>
      ))}
    </div>
  );
}
