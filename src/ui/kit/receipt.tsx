// A receipt: a white slip with dotted leaders between labels and amounts, and a perforated lower edge.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon } from './icons.tsx';
import styles from './receipt.module.css';

export type ReceiptRow = {
  readonly id: string;
  readonly label: ReactNode;
  readonly amount: ReactNode;
  /** good: a saving or a free item, in green. */
  readonly tone?: 'good' | undefined;
  /** A sentence that explains a fee; the row becomes a disclosure. */
  readonly why?: ReactNode;
  readonly whyOpen?: boolean | undefined;
};

export type ReceiptProps = {
  readonly title: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly rows: readonly ReceiptRow[];
  readonly total: { readonly label: ReactNode; readonly amount: ReactNode };
  /** Green text under the total: "You save $12.00". */
  readonly saving?: ReactNode;
  /** Above the rows: small pictures of the items. */
  readonly lead?: ReactNode;
  /** Below the total: button, meters, coupons, assurances. Separate them with {@link ReceiptSection}. */
  readonly children?: ReactNode;
  /** Stays visible while the page scrolls. */
  readonly sticky?: boolean | undefined;
  /** The amounts are being updated. */
  readonly busy?: boolean | undefined;
  readonly className?: string | undefined;
};

export function Receipt(props: ReceiptProps) {
  const { title, level = 2, rows, total, saving, lead, children, sticky, busy, className } = props;
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames(styles.shadow, sticky && styles.sticky, className)} aria-labelledby={id} aria-busy={busy || undefined}>
      <div className={styles.slip}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {lead}
        <dl className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
          <div className={classNames(styles.row, styles.total)}>
            <dt>{total.label}</dt>
            <dd>{total.amount}</dd>
          </div>
        </dl>
        {saving && <p className={styles.saving}>{saving}</p>}
        {children}
      </div>
    </section>
  );
}

const NO_BREAK = '\u00A0';

function Row({ label, amount, tone, why, whyOpen }: ReceiptRow) {
  const good = tone === 'good' && styles.good;
  if (!why)
    return (
      <div className={classNames(styles.row, good)}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    );
  return (
    <div className={classNames(styles.row, styles.explained, good)}>
      <dt>
        <details open={whyOpen}>
          <summary className={styles.summary}>
            {/* The icon follows the last word, even in a label of two lines. */}
            <span>
              <u>{label}</u>
              {NO_BREAK}
              <InfoIcon />
            </span>
          </summary>
          <p className={styles.why}>{why}</p>
        </details>
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** A section of the receipt under a thin line: coupon field, meter, assurances. */
export const ReceiptSection = ({ title, children }: { readonly title?: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.section}>
    {title && <h3 className={styles.sectionTitle}>{title}</h3>}
    {children}
  </div>
);
