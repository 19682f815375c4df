// Checkout, second step: the payment. The card itself stays in the frame (PAY-1, PAY-4).
import type { Route } from './+types/payment-page';
import { BILLING_PREFIX, loadStored } from '#people/addresses/screen';
import { usePaymentNotRemoved } from '#buying/cart/screen';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { checkoutWords } from '#buying/checkout/words';
import { DECLINE_REASONS, isGiftDecline, paymentProblem, type DeclineReason } from '#buying/payment/rules';
import { paymentWords } from '#buying/payment/words';
import { loadSavedCards } from '#buying/saved-cards/screen';
import { pageMeta } from '#ui/page/page-meta';
import { Message } from '#ui/kit/message';
import { ask } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { useOpened } from '#ui/page/use-opened';
import type { walletsContract } from '#buying/wallets/contract';
import { AddressChoice } from './address-choice.tsx';
import { CaptchaQuestion } from './captcha-question.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout.module.css';
import { DeliveryDone, useDeliveryHeading } from './delivery-done.tsx';
import { GIFT_TAB } from './gift-actions.ts';
import { GiftCards } from './gift-cards.tsx';
import { GiftForm } from './gift-form.tsx';
import { loadStep } from './load-checkout.ts';
import { OtherForm } from './other-form.tsx';
import { isCovered } from './covered.ts';
import { takePayment } from './payment-actions.ts';
import { PaymentForm } from './payment-form.tsx';
import { BillingPanel } from './billing-panel.tsx';
import { offeredTabs, PaymentTabs, tabOf } from './payment-tabs.tsx';
import { RewardsChoice } from './rewards-choice.tsx';
import { StepCard } from './step-card.tsx';
import { walletEnd } from './wallet-visit.ts';
import { WalletEnd } from './wallet-end.tsx';

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args, 'payment');
  const query = new URL(args.request.url).searchParams;
  const asked = query.get('declined');
  const isGuest = step.checkout.userType === 'guest';
  const [stored, cards, wallets] = await Promise.all([
    isGuest ? [] : loadStored(args, 'billing'),
    isGuest ? null : loadSavedCards(args),
    ask<typeof walletsContract>(args)('GET /cc/api/checkout/default/wallets', {}),
  ]);
  const offered = offeredTabs(step.checkout, wallets.vendors.length > 0);
  const byVendor = step.checkout.payment !== null && step.checkout.payment.vendorPaymentType !== null;
  return {
    ...step,
    stored,
    cards,
    refused: query.get('card'),
    wallets,
    offered,
    tab: tabOf(query, offered, step.checkout.accountBilling.chosen ? 'account' : byVendor ? 'other' : 'card'),
    declined: DECLINE_REASONS.find((reason) => reason === asked) ?? null,
    ...walletEnd(query),
  };
}

export const action = takePayment;

/** Whether the text itself says that nothing was charged, as one of §8's and those about gift cards do. */
function saysNotCharged(text: string, declined: DeclineReason | null): boolean {
  return text !== 'CARD_PROCESSING' && (declined === null || !isGiftDecline(declined));
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, declined, stored, cards, refused, wallets, offered, tab, vendor, wallet } = loaderData;
  const t = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const paths = usePaths();
  const heading = useDeliveryHeading(checkout.mode);
  usePaymentNotRemoved(actionData?.notRemoved);
  const errors = actionData?.errors ?? [];
  const advice = actionData?.advice;
  const open = useOpened('address');
  const problem =
    declined === null ? null : paymentProblem(declined, { hasBilling: checkout.shipTo !== null, isSaved: refused !== null, vendor });
  return (
    <CheckoutLayout step="payment" checkout={checkout}>
      <StepCard state="done" number={1} title={heading} edit={{ to: paths.checkout('delivery'), about: t('editDelivery') }}>
        <DeliveryDone checkout={checkout} />
      </StepCard>
      <StepCard state="open" number={2} title={t('paymentHeading')}>
        {actionData !== undefined && actionData.message !== '' && (
          <Message tone="bad" live className={styles.problem ?? ''}>
            {actionData.message}
          </Message>
        )}
        {problem !== null && actionData === undefined && (
          <Message tone="bad" live title={sayPayment('declinedTitle')} className={styles.problem ?? ''}>
            {sayPayment(problem.text)}{' '}
            {saysNotCharged(problem.text, declined) && sayPayment(vendor === null ? 'NOT_CHARGED' : 'NOTHING_CHARGED')}
          </Message>
        )}
        {advice !== undefined && <AddressChoice answer={advice} {...advice} prefix={BILLING_PREFIX} />}
        {vendor !== null && wallet !== null && actionData === undefined && <WalletEnd vendor={vendor} end={wallet} />}
        <RewardsChoice checkout={checkout} errors={errors} />
        <GiftCards checkout={checkout} />
        <PaymentTabs offered={offered} current={tab} />
        {tab === GIFT_TAB ? (
          <GiftPanel checkout={checkout} errors={errors} />
        ) : tab === 'other' && checkout.captcha === null && checkout.remaining > 0 ? (
          <OtherForm checkout={checkout} wallets={wallets} />
        ) : checkout.captcha === null || tab === 'account' || isCovered(checkout) ? (
          <PaymentForm
            key={tab}
            checkout={checkout}
            errors={errors.filter(({ field }) => field !== 'rewards')}
            stored={stored}
            cards={cards}
            refused={refused}
            onAccount={tab === 'account'}
            open={open}
            tab={tab}
          />
        ) : (
          <CaptchaQuestion captcha={checkout.captcha} errors={errors} />
        )}
        <BillingPanel addresses={stored} open={open} answer={actionData?.editor} tab={tab} />
      </StepCard>
      <StepCard state="next" number={3} title={t('reviewHeading')} />
    </CheckoutLayout>
  );
}
