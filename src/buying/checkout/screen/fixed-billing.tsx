// The billing address of an order whose organization allows no other (USR-9).
import { addressLines } from '#people/addresses/rules';
import type { CheckoutView } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { useWords } from '#ui/page/shop';
import styles from './checkout.module.css';

export function FixedBilling({ billTo }: Pick<CheckoutView, 'billTo'>) {
  const t = useWords(checkoutWords);
  if (billTo === null) return null;
  return (
    <section aria-labelledby="billing-heading">
      <h3 id="billing-heading" className={styles.heading}>
        {t('billingHeading')}
      </h3>
      <p>
        {[billTo.fullName, ...addressLines(billTo)]
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
      </p>
      <p>{t('OWN_BILLING_STOPPED')}</p>
    </section>
  );
}
