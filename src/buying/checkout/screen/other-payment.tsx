// The vendors that can pay in place of a card, one choice each (PAY-1, PAY-7). Apple Pay shows only in browsers that support it.
import { useSyncExternalStore } from 'react';
import type { Vendor } from '#buying/payment/rules';
import { RetryLine, usePayAuth, VendorMark } from '#buying/payment/screen';
import { paymentWords } from '#buying/payment/words';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import type { OfferedWallets } from '#buying/wallets/contract';
import own from './payment.module.css';

export interface OtherPaymentProps {
  readonly wallets: OfferedWallets;
  readonly chosen: Vendor | null;
  readonly onChoose: (vendor: Vendor) => void;
  readonly isGuest: boolean;
}

const never = () => () => undefined;

/** Stands in the form's radio group of payments. */
export function OtherPayment({ wallets: { vendors, applePay }, chosen, onChoose, isGuest }: OtherPaymentProps) {
  const t = useWords(paymentWords);
  const hasApplePay = useSyncExternalStore(
    never,
    () => applePay === 'always' || 'ApplePaySession' in window,
    () => applePay === 'always',
  );
  return vendors
    .filter((vendor) => vendor !== 'APPLE_PAY' || hasApplePay)
    .map((vendor) => (
      <div key={vendor} className={chosen === vendor ? `${own.option} ${own.on}` : own.option}>
        <Checkbox
          radio
          name="card"
          value={vendor}
          checked={chosen === vendor}
          onChange={() => onChoose(vendor)}
          className={own.choice ?? ''}
          label={
            <span className={own.kept}>
              <VendorMark vendor={vendor} /> {t(vendor)}
            </span>
          }
        />
        {vendor === 'PAYPAL' && chosen === vendor && <PaypalToken isGuest={isGuest} />}
      </div>
    ));
}

/** PayPal needs a pay-auth token of the page; without one the shopper can retry. */
function PaypalToken({ isGuest }: { readonly isGuest: boolean }) {
  const { token, failed, retry } = usePayAuth(PAYPAL_USE, isGuest);
  if (failed) return <RetryLine onAgain={retry} className={own.frame} />;
  return token === null ? null : <input type="hidden" name="clientToken" value={token} />;
}

const PAYPAL_USE = { type: 'P', requestType: 'PAYMENT_AUTH_TOKEN' } as const;
