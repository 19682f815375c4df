import styles from './account.module.css';

/** Label and value in rows; leaves out rows without a value. */
export const FactList = ({ rows }: { readonly rows: readonly (readonly [label: string, value: string])[] }) => (
  <dl className={styles.facts}>
    {rows
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
