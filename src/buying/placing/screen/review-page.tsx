// Checkout, last step: a summary of everything, and the place-order button with the amount (CHK-3, CHK-4).
import { data, redirect, redirectDocument } from 'react-router';
import type { Route } from './+types/review-page';
import { WhoApproves } from '#buying/approval-rules/screen';
import { BudgetsInOrder } from '#buying/budgets/screen';
import { checkoutWords } from '#buying/checkout/words';
import type { checkoutContract } from '#buying/checkout/contract';
import { isRefusal } from '#base/outcome/rules';
import {
  CheckoutLayout,
  DeliveryDone,
  GIFT_TAB,
  loadStep,
  pathsOf,
  PaymentDone,
  StepCard,
  useCheckoutPaths,
  useDeliveryHeading,
} from '#buying/checkout/screen';
import { DECLINE_REASONS, isGiftDecline, type DeclineReason } from '#buying/payment/rules';
import { CAMPAIGN_PARAM } from '#people/sessions/rules';
import { pageMeta } from '#ui/page/page-meta';
import { textOf } from '#ui/page/form-text';
import { ask, attempt } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { fixShortage } from './fix-shortage.ts';
import { shortageFixOf } from './shortage-fixes.ts';
import { OrderTerms } from './order-terms.tsx';
import { loadApproval, sentAddress } from './load-approval.ts';
import { placeWithRetry } from './place-with-retry.ts';
import { randomKey } from './random-key.ts';
import { ReviewItems } from './review-items.tsx';
import { ReviewFixResult } from './review-fix-result.tsx';
import { ReviewShortages } from './review-shortages.tsx';
import { PlaceForm } from './place-form.tsx';
import { ReviewProblem } from './review-problem.tsx';

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args, 'review');
  const mayQuickBuy = step.checkout.userType === 'registered' && step.checkout.shipTo !== null;
  const quickBuy = mayQuickBuy ? (await ask<typeof checkoutContract>(args)('GET /api/quick-buy', {})).quickBuyActive : null;
  return { ...step, quickBuy, approval: await loadApproval(args), key: randomKey() };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const fix = shortageFixOf(form);
  if (fix !== undefined) return fixShortage(args, fix, form);
  const paths = pathsOf(args);
  // Runs before the order, which clears checkout. If it fails, the order still goes on.
  if (form.has('quickBuy')) await attempt<typeof checkoutContract>(args)('POST /api/quick-buy', { body: { quickBuyActive: true } });
  const reply = await placeWithRetry(args, {
    cartId: textOf(form, 'cartId'),
    total: Number(textOf(form, 'total')),
    arrivals: textOf(form, 'arrivals'),
    tenders: textOf(form, 'tenders'),
    entered: textOf(form, 'entered').slice(0, 100),
    idempotencyKey: textOf(form, 'key') || randomKey(),
    renewal: textOf(form, 'renewal').slice(0, 1_000),
    cidParam: textOf(form, CAMPAIGN_PARAM),
    screen: textOf(form, 'screen').slice(0, 40),
  });
  if (!isRefusal(reply)) throw redirect(reply.wasSent ? sentAddress(args, reply.orderNumber) : paths.confirmation(reply.orderNumber));
  const declined = DECLINE_REASONS.find((reason) => reason === reply.field);
  // The bank challenges the shopper there and redirects back to the order.
  if (reply.code === 'PAYMENT_CHALLENGE' && reply.field !== undefined) throw redirectDocument(reply.field);
  if (declined !== undefined) throw redirect(paths.checkout('payment', { declined, ...whichWas(declined, form) }));
  if (reply.code === 'CHECKOUT_INCOMPLETE')
    throw redirect(paths.checkout(reply.field === 'delivery' ? 'delivery' : 'payment', { unfinished: 'yes' }));
  return data(reply, { status: reply.status });
}

/** Where the shopper replaces the declined payment: gift cards and vendors have their own tabs; a saved card is marked. */
function whichWas(
  declined: DeclineReason,
  form: FormData,
): { readonly tab?: string; readonly vendor?: string; readonly card?: string | undefined } {
  if (isGiftDecline(declined)) return { tab: GIFT_TAB };
  if (form.has('vendor')) return { tab: 'other', vendor: textOf(form, 'vendor') };
  return { card: textOf(form, 'savedCard') || undefined };
}

/** Reloads the review after a refused order, so that it shows the new amounts and days. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ReviewPage({ loaderData: { checkout, messages, quickBuy, approval, key }, actionData }: Route.ComponentProps) {
  const t = useWords(checkoutWords);
  const paths = useCheckoutPaths();
  const heading = useDeliveryHeading(checkout.mode);
  const renewalWrong = actionData?.field === 'renewal' ? actionData.message : undefined;
  return (
    <CheckoutLayout step="review" checkout={checkout} messages={messages}>
      <StepCard state="done" number={1} title={heading} edit={{ to: paths.checkout('delivery'), about: t('editDelivery') }}>
        <DeliveryDone checkout={checkout} />
      </StepCard>
      <StepCard state="done" number={2} title={t('paymentHeading')} edit={{ to: paths.checkout('payment'), about: t('editPayment') }}>
        <PaymentDone checkout={checkout} />
      </StepCard>
      <StepCard state="open" number={3} title={t('reviewHeading')}>
        <ReviewProblem refusal={renewalWrong === undefined ? actionData : undefined} checkout={checkout} />
        <ReviewFixResult />
        {checkout.shortages.length > 0 && <ReviewShortages shortages={checkout.shortages} />}
        <ReviewItems shipments={checkout.shipments} currency={checkout.amounts.currency} />
        {checkout.budgets.length > 0 && <BudgetsInOrder budgets={checkout.budgets} />}
        {checkout.stop === '' && checkout.seller !== null && <OrderTerms checkout={checkout} seller={checkout.seller} />}
        {checkout.stop === '' && approval !== null && <WhoApproves {...approval} />}
        {checkout.stop === '' && <PlaceForm {...{ checkout, quickBuy, renewalWrong }} isSent={approval !== null} idempotencyKey={key} />}
      </StepCard>
    </CheckoutLayout>
  );
}
