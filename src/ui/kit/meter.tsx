import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './meter.module.css';

export interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** Accessible name. */
  readonly label: string;
  /** Screen reader text instead of a percentage: "$26.98 of $45.00". */
  readonly valueText?: string | undefined;
  /** The current order's part, striped after `value`: for a budget. */
  readonly plus?: number | undefined;
  /** Red at the end, after both: what goes over. */
  readonly over?: number | undefined;
  /** good: green. ink: spent. warn: rust. star: share of a rating. */
  readonly tone?: 'good' | 'ink' | 'warn' | 'star' | undefined;
  readonly className?: string | undefined;
}

/** A progress bar. An SVG, because the content policy forbids style attributes. */
export function Meter({ value, max, label, valueText, plus = 0, over = 0, tone = 'good', className }: MeterProps) {
  const pattern = useId();
  const share = (part: number) => Math.min(Math.max(max > 0 ? part / max : 0, 0), 1) * 100;
  const filled = share(value);
  const beyond = share(over);
  const added = Math.min(share(plus), 100 - filled - beyond);
  return (
    <svg
      className={classNames(styles.meter, styles[tone], className)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value + plus, 0), max)}
      aria-valuetext={valueText}
    >
      <rect className={styles.fill} width={`${filled}%`} height="100%" rx={plus > 0 || over > 0 ? 0 : 4} />
      {added > 0 && (
        <>
          <pattern id={pattern} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" className={styles.stripeGround} />
            <rect width="4" height="8" className={styles.stripe} />
          </pattern>
          <rect x={`${filled}%`} width={`${added}%`} height="100%" fill={`url(#${pattern})`} />
        </>
      )}
      {beyond > 0 && <rect className={styles.over} x={`${100 - beyond}%`} width={`${beyond}%`} height="100%" />}
    </svg>
  );
}
