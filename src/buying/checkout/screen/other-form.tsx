// The payment step's form for vendors in place of a card: the approved payment, or the vendors to choose from (PAY-1, PAY-7).
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CheckoutView } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { amountText } from '#buying/orders/rules';
import { meansOf, meansText, type Vendor } from '#buying/payment/rules';
import { VendorMark } from '#buying/payment/screen';
import { paymentWords } from '#buying/payment/words';
import { Checkbox } from '#ui/kit/checkbox';
import { useShop, useWords } from '#ui/page/shop';
import type { OfferedWallets } from '#buying/wallets/contract';
import styles from './checkout.module.css';
import { OtherPayment } from './other-payment.tsx';
import own from './payment.module.css';
import { PurchaseOrderField } from './purchase-order-field.tsx';
import { StepSubmit } from './step-submit.tsx';

export function OtherForm({ checkout, wallets }: { readonly checkout: CheckoutView; readonly wallets: OfferedWallets }) {
  const t = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const { copyLocale } = useShop();
  const busy = useNavigation().state === 'submitting';
  const { amounts, payment } = checkout;
  const agreed = payment?.vendorPaymentType ?? null;
  const [way, setWay] = useState<'kept' | Vendor>(agreed !== null ? 'kept' : (wallets.vendors[0] ?? 'PAYPAL'));
  const vendor = way === 'kept' ? null : way;
  const toReview = t('toReview', { total: amountText(amounts.total, amounts.currency, copyLocale) });
  return (
    <Form method="post" className={styles.form}>
      <fieldset className={own.options}>
        <legend className="sr">{sayPayment('otherPayment')}</legend>
        {payment !== null && agreed !== null && (
          <div className={vendor === null ? `${own.option} ${own.on}` : own.option}>
            <Checkbox
              radio
              name="card"
              value="kept"
              checked={vendor === null}
              onChange={() => setWay('kept')}
              className={own.choice ?? ''}
              label={
                <span className={own.kept}>
                  {/* The server accepts only known vendors. */}
                  <VendorMark vendor={agreed as Vendor} /> {meansText(sayPayment, meansOf(payment))}{' '}
                  <span className={styles.quiet}>{t('agreed')}</span>
                </span>
              }
            />
          </div>
        )}
        <OtherPayment
          wallets={{ ...wallets, vendors: wallets.vendors.filter((one) => one !== agreed) }}
          chosen={vendor}
          onChoose={setWay}
          isGuest={checkout.userType === 'guest'}
        />
      </fieldset>
      <PurchaseOrderField checkout={checkout} />
      <StepSubmit
        amounts={amounts}
        busy={busy}
        label={vendor === null ? toReview : t('toWallet', { vendor: sayPayment(vendor) })}
        note={vendor === null ? t('paymentNext') : t('walletNext', { vendor: sayPayment(vendor) })}
      />
    </Form>
  );
}
