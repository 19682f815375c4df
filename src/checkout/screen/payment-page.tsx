// Checkout, second step: the way to pay. The card itself is only ever in the frame (PAY-1, PAY-4).
import { data, redirect } from 'react-router';
import type { Route } from './+types/payment-page';
import type { AddressForm } from '#addresses/rules';
import { loadStored } from '#addresses/screen';
import type { checkoutContract, PaymentBody } from '#checkout/contract';
import { checkoutWords } from '#checkout/words';
import { isRefusal } from '#outcome/rules';
import { makePaths } from '#paths';
import { DECLINE_REASONS, paymentProblem } from '#payment/rules';
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
import { loadStep } from './load-checkout.ts';
import { PaymentForm } from './payment-form.tsx';
import { StepCard } from './step-card.tsx';

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args, 'payment');
  const asked = new URL(args.request.url).searchParams.get('declined');
  const stored = step.checkout.userType === 'guest' ? [] : await loadStored(args, 'billing');
  return { ...step, stored, declined: DECLINE_REASONS.find((reason) => reason === asked) ?? null };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { locale, site } = args.context.get(pageVisit);
  if (form.get('card') === 'kept') throw redirect(makePaths(locale).checkout('review'));
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
  if (isAnswer) throw redirect(makePaths(locale).checkout('payment'));
  await keepBilling(args, form);
  throw redirect(makePaths(locale).checkout('review'));
}

function paymentBody(form: FormData, currencyCode: 'USD' | 'CAD', billingAddress: AddressForm | null): PaymentBody {
  const of = (name: string): string => textOf(form, name);
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(of('expiry')) ?? [];
  const lastFour = of('lastFour');
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
    purchaseOrderNumber: of('purchaseOrder').slice(0, 40),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PaymentPage({ loaderData: { checkout, declined, stored }, actionData }: Route.ComponentProps) {
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
            {sayPayment(problem.text)} {problem.text !== 'CARD_PROCESSING' && sayPayment('NOT_CHARGED')}
          </Message>
        )}
        {checkout.captcha === null ? (
          <PaymentForm checkout={checkout} errors={actionData?.errors ?? []} stored={stored} />
        ) : (
          <CaptchaQuestion captcha={checkout.captcha} errors={actionData?.errors ?? []} />
        )}
      </StepCard>
      <StepCard state="next" number={3} title={t('reviewHeading')} />
    </CheckoutLayout>
  );
}
