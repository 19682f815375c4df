// A completed payment step: the chosen payment.
import type { CheckoutView } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { amountText } from '#buying/orders/rules';
import { meansOf, meansText, shownExpiry } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { useShop, useWords } from '#ui/page/shop';
import styles from './checkout.module.css';

export function PaymentDone({ checkout }: { readonly checkout: CheckoutView }) {
  const { billTo, shipTo, chargedTo } = checkout;
  const t = useWords(checkoutWords);
  const billing =
    billTo === null
      ? (shipTo?.slice(1).join(', ') ?? '')
      : [billTo.fullName, billTo.address1, `${billTo.city} ${billTo.state} ${billTo.zip}`].join(', ');
  return (
    <div className={styles.done}>
      <div>
        <h3>{t('payWith')}</h3>
        <Tenders checkout={checkout} />
      </div>
      {billing !== '' && (
        <div>
          <h3>{t('billingHeading')}</h3>
          <p>{billing}</p>
        </div>
      )}
      {(['purchaseOrder', 'purchaseOrderRelease', 'budgetCenter'] as const)
        .filter((key) => chargedTo[key] !== '')
        .map((key) => (
          <div key={key}>
            <h3>{t(key)}</h3>
            <p>{chargedTo[key]}</p>
          </div>
        ))}
    </div>
  );
}

/** Each means of payment, with its amount when there are several. */
function Tenders({ checkout: { payment, rewards, giftCards, remaining, amounts, accountBilling } }: { readonly checkout: CheckoutView }) {
  const t = useWords(paymentWords);
  const { copyLocale } = useShop();
  const paying = giftCards.filter(({ amountApplied }) => amountApplied > 0);
  const byRewards = rewards?.amountApplied ?? 0;
  const isAlone = paying.length === 0 && byRewards === 0;
  const isPrimaryUsed = payment !== null && (remaining > 0 || isAlone);
  const money = (amount: number): string => (isAlone ? '' : ` – ${amountText(amount, amounts.currency, copyLocale)}`);
  return (
    <>
      {byRewards > 0 && (
        <p>
          {t('REWARDS')}
          {money(byRewards)}
        </p>
      )}
      {paying.map(({ id, paymentType, lastFourDigit: lastFour, amountApplied }) => (
        <p key={id}>
          {meansText(t, { brand: paymentType, lastFour })}
          {money(amountApplied)}
        </p>
      ))}
      {accountBilling.chosen && remaining > 0 && (
        <p>
          {t('ACCOUNT')}
          {money(remaining)}
        </p>
      )}
      {isPrimaryUsed && (
        <p>
          {meansText(t, meansOf(payment))}
          {money(remaining)}
        </p>
      )}
      {isPrimaryUsed && payment.expiry !== null && <p>{t('cardExpires', { date: shownExpiry(payment.expiry) })}</p>}
    </>
  );
}
