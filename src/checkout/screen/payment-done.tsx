// The way to pay as it was chosen: what a finished payment step shows.
import type { CheckoutView } from '#checkout/contract';
import { checkoutWords } from '#checkout/words';
import { meansOf, meansText, shownExpiry } from '#payment/rules';
import { paymentWords } from '#payment/words';
import { useWords } from '#ui/shop';
import styles from './checkout.module.css';

export function PaymentDone({ checkout: { payment, billTo, shipTo, purchaseOrder } }: { readonly checkout: CheckoutView }) {
  const t = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const billing =
    billTo === null
      ? (shipTo?.slice(1).join(', ') ?? '')
      : [billTo.fullName, billTo.address1, `${billTo.city} ${billTo.state} ${billTo.zip}`].join(', ');
  return (
    <div className={styles.done}>
      {payment !== null && (
        <div>
          <h3>{t('payWith')}</h3>
          <p>{meansText(sayPayment, meansOf(payment))}</p>
          {payment.expiry !== null && <p>{sayPayment('cardExpires', { date: shownExpiry(payment.expiry) })}</p>}
        </div>
      )}
      {billing !== '' && (
        <div>
          <h3>{t('billingHeading')}</h3>
          <p>{billing}</p>
        </div>
      )}
      {purchaseOrder !== '' && (
        <div>
          <h3>{t('purchaseOrder')}</h3>
          <p>{purchaseOrder}</p>
        </div>
      )}
    </div>
  );
}
