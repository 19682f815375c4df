// Marks of vendors, our own drawings: a letter on a card, or a wallet. The vendor's name stands beside each.
import type { Vendor } from '#buying/payment/rules';
import styles from './vendor-mark.module.css';

const SHAPES: Readonly<Record<Vendor, string>> = {
  // P and its shadow.
  PAYPAL: 'M11 16V6h4.2a3 3 0 0 1 0 6H11M15 18v-3h3.4a3 3 0 0 0 2.4-4.8',
  // K.
  KLARNA: 'M12 6v12M19 6l-7 6 7 6',
  // A leaf over a round fruit.
  APPLE_PAY:
    'M16 9c0-2 1-3.4 3-4 0 2-1 3.4-3 4Zm-5.5 5.2C10.5 10.8 12.3 9 14 9c.9 0 1.3.5 2 .5s1.1-.5 2-.5c1.7 0 3.5 1.8 3.5 5.2S19.4 20 18 20c-.8 0-1.2-.5-2-.5s-1.2.5-2 .5c-1.4 0-3.5-2.4-3.5-5.8Z',
  // A wallet with its clasp.
  VISA_PAY:
    'M8 8h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 22 19H9.5A1.5 1.5 0 0 1 8 17.5V7a1.5 1.5 0 0 1 1.5-1.5H20M23.5 12H20a1.7 1.7 0 0 0 0 3.4h3.5',
};

export function VendorMark({ vendor }: { readonly vendor: Vendor }) {
  return (
    <svg viewBox="0 0 32 24" width="36" height="27" className={styles.mark} aria-hidden="true">
      <rect x="0.75" y="0.75" width="30.5" height="22.5" rx="4" className={styles.card} />
      <path d={SHAPES[vendor]} className={styles.sign} />
    </svg>
  );
}
