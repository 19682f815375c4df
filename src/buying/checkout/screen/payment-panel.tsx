// The form of the payment step's open tab, or the captcha that precedes the next card (PAY-1, PAY-8).
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { Message } from '#ui/kit/message';
import type { OfferedWallets } from '#buying/wallets/contract';
import { CaptchaQuestion } from './captcha-question.tsx';
import { GIFT_TAB } from './gift-actions.ts';
import { GiftForm } from './gift-form.tsx';
import { OtherForm } from './other-form.tsx';
import { isCovered } from './covered.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';

interface PaymentPanelProps extends Omit<PaymentFormProps, 'onAccount'> {
  readonly wallets: OfferedWallets;
}

/** The form of the open tab; or the captcha that precedes the next card. */
export function PaymentPanel({ checkout, errors, tab, wallets, ...form }: PaymentPanelProps) {
  if (tab === GIFT_TAB) return <GiftPanel checkout={checkout} errors={errors} />;
  if (tab === 'other' && checkout.captcha === null && checkout.remaining > 0) return <OtherForm checkout={checkout} wallets={wallets} />;
  if (checkout.captcha !== null && tab !== 'account' && !isCovered(checkout))
    return <CaptchaQuestion captcha={checkout.captcha} errors={errors} />;
  return (
    <PaymentForm
      key={tab}
      checkout={checkout}
      errors={errors.filter(({ field }) => field !== 'rewards')}
      onAccount={tab === 'account'}
      tab={tab}
      {...form}
    />
  );
}

/** Gift and prepaid cards; or the captcha before the next one, with the error of the last card. */
function GiftPanel({ checkout, errors }: { readonly checkout: CheckoutView; readonly errors: readonly FieldError[] }) {
  const { giftCaptcha } = checkout;
  if (giftCaptcha === null) return <GiftForm checkout={checkout} errors={errors} />;
  return (
    <>
      {errors
        .filter(({ field }) => field === 'giftCard')
        .map(({ code, message }) => (
          <Message key={code} tone="bad" live>
            {message}
          </Message>
        ))}
      <CaptchaQuestion captcha={giftCaptcha} errors={errors} />
    </>
  );
}
