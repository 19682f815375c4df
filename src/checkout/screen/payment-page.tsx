// Checkout, second step: the way to pay. The card itself is only ever in the frame (PAY-1, PAY-4).
import { data, redirect } from 'react-router';
import type { Route } from './+types/payment-page';
import type { AddressForm } from '#addresses/rules';
import { loadStored } from '#addresses/screen';
import type { checkoutContract, CheckoutView, FieldError, PaymentBody } from '#checkout/contract';
import { checkoutWords } from '#checkout/words';
import { isRefusal } from '#outcome/rules';
import { makePaths } from '#paths';
import { DECLINE_REASONS, isGiftDecline, paymentProblem, type DeclineReason } from '#payment/rules';
import { paymentWords } from '#payment/words';
import { pageMeta } from '#site/screen';
import { textOf } from '#ui/form-text';
import { Message } from '#ui/message';
import { attempt, pageVisit } from '#ui/page-visit';
import { usePaths, useWords } from '#ui/shop';
import { billingOf, keepBilling } from './billing-form.ts';
import { CaptchaQuestion } from './captcha-question.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { DeliveryDone, useDeliveryHeading } from './delivery-done.tsx';
import { GIFT_TAB, giftMoveOf, moveGiftCard } from './gift-actions.ts';
import { GiftCards } from './gift-cards.tsx';
import { GiftForm } from './gift-form.tsx';
import { loadStep } from './load-checkout.ts';
import { PaymentForm } from './payment-form.tsx';
import { offeredTabs, PaymentTabs, tabOf } from './payment-tabs.tsx';
import { StepCard } from './step-card.tsx';

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args, 'payment');
  const query = new URL(args.request.url).searchParams;
  const asked = query.get('declined');
  const offered = offeredTabs(step.checkout, false);
  const stored = step.checkout.userType === 'guest' ? [] : await loadStored(args, 'billing');
  return {
    ...step,
    stored,
    offered,
    tab: tabOf(query, offered, step.checkout.accountBilling.chosen ? 'account' : 'card'),
    declined: DECLINE_REASONS.find((reason) => reason === asked) ?? null,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { locale, site } = args.context.get(pageVisit);
  if (form.get('card') === 'kept') throw redirect(makePaths(locale).checkout('review'));
  const move = giftMoveOf(form);
  if (move !== undefined) return moveGiftCard(args, move, form);
  const call = attempt<typeof checkoutContract>(args);
  const isAnswer = form.has('captchaId');
  const reply = isAnswer
    ? await call('POST /cc/api/checkout/default/captcha', {
        body: { id: textOf(form, 'captchaId').slice(0, 60), answer: textOf(form, 'captcha').slice(0, 60) },
      })
    : await call('POST /cc/api/checkout/default/payment', { body: paymentBody(form, site.currency, await billingOf(args, form)) });
  if (isRefusal(reply)) return data({ message: reply.message, errors: [] }, { status: reply.status });
  // With an error status the page would keep the question that it has; a new one is asked now.
  const isAsked = reply.errors.some(({ field }) => field === 'captcha');
  if (reply.errors.length > 0) return data({ message: '', errors: reply.errors }, { status: isAsked ? 200 : 422 });
  if (isAnswer) throw redirect(makePaths(locale).checkout('payment', form.get('captchaOf') === GIFT_TAB ? { tab: GIFT_TAB } : {}));
  await keepBilling(args, form);
  throw redirect(makePaths(locale).checkout('review'));
}

/** One of §8's texts says by itself that nothing was charged, and so do those about gift cards. */
function saysNotCharged(text: string, declined: DeclineReason | null): boolean {
  return text !== 'CARD_PROCESSING' && (declined === null || !isGiftDecline(declined));
}

/** Gift and prepaid cards; while a question is open before the next one, the question. */
function GiftPanel({ checkout, errors }: { readonly checkout: CheckoutView; readonly errors: readonly FieldError[] }) {
  const { giftCaptcha } = checkout;
  return giftCaptcha === null ? (
    <GiftForm checkout={checkout} errors={errors} />
  ) : (
    <CaptchaQuestion captcha={giftCaptcha} errors={errors} />
  );
}

function paymentBody(form: FormData, currencyCode: 'USD' | 'CAD', billingAddress: AddressForm | null): PaymentBody {
  const of = (name: string): string => textOf(form, name);
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(of('expiry')) ?? [];
  const lastFour = of('lastFour');
  const purchaseOrderNumber = of('purchaseOrder').slice(0, 40);
  // Gift and prepaid cards pay for all of it.
  const card = of('card');
  if (card === 'none' || card === 'account')
    return { billingAddress, purchaseOrderNumber, ...(card === 'account' ? { billToAccount: true } : {}) };
  return {
    cardPayment: {
      profileRefId: of('token'),
      paymentType: 'CREDIT_CARD',
      brand: of('brand').slice(0, 30),
      lastFourDigit: /^\d{4}$/.test(lastFour) ? lastFour : '0000',
      expiry: month === undefined || year === undefined ? null : { month: Number(month), year: Number(year) },
      source: 'USER_KEYED',
      currencyCode,
      contactInformation: { billingAddress },
    },
    purchaseOrderNumber,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PaymentPage({ loaderData: { checkout, declined, stored, offered, tab }, actionData }: Route.ComponentProps) {
  const t = useWords(checkoutWords);
  const sayPayment = useWords(paymentWords);
  const paths = usePaths();
  const heading = useDeliveryHeading(checkout.mode);
  const problem = declined === null ? null : paymentProblem(declined, checkout.shipTo !== null);
  return (
    <CheckoutLayout step="payment" checkout={checkout}>
      <StepCard state="done" number={1} title={heading} edit={{ to: paths.checkout('delivery'), about: t('editDelivery') }}>
        <DeliveryDone checkout={checkout} />
      </StepCard>
      <StepCard state="open" number={2} title={t('paymentHeading')}>
        {actionData !== undefined && actionData.message !== '' && (
          <Message tone="bad" live>
            {actionData.message}
          </Message>
        )}
        {problem !== null && actionData === undefined && (
          <Message tone="bad" live title={sayPayment('declinedTitle')}>
            {sayPayment(problem.text)} {saysNotCharged(problem.text, declined) && sayPayment('NOT_CHARGED')}
          </Message>
        )}
        <GiftCards checkout={checkout} />
        <PaymentTabs offered={offered} current={tab} />
        {tab === GIFT_TAB ? (
          <GiftPanel checkout={checkout} errors={actionData?.errors ?? []} />
        ) : checkout.captcha === null || tab === 'account' ? (
          <PaymentForm key={tab} checkout={checkout} errors={actionData?.errors ?? []} stored={stored} onAccount={tab === 'account'} />
        ) : (
          <CaptchaQuestion captcha={checkout.captcha} errors={actionData?.errors ?? []} />
        )}
      </StepCard>
      <StepCard state="next" number={3} title={t('reviewHeading')} />
    </CheckoutLayout>
  );
}
