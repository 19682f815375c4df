// Checkout, second step: the way to pay. The card itself is only ever in the frame (PAY-1, PAY-4).
import { redirect } from 'react-router';
import type { Route } from './+types/payment-page';
import type { AddressForm } from '#addresses/rules';
import { BILLING_PREFIX, billingOf, keepBilling, loadStored } from '#addresses/screen';
import { usePaymentNotRemoved } from '#cart/screen';
import type { checkoutContract, CheckoutView, FieldError, PaymentBody } from '#checkout/contract';
import { checkoutWords } from '#checkout/words';
import { isRefusal } from '#outcome/rules';
import { makePaths } from '#paths';
import { DECLINE_REASONS, isGiftDecline, paymentProblem, VENDORS, type DeclineReason } from '#payment/rules';
import { typedCard } from '#payment/screen';
import { paymentWords } from '#payment/words';
import { loadSavedCards, savingOf } from '#saved-cards/screen';
import { pageMeta } from '#site/screen';
import { textOf } from '#ui/form-text';
import { Message } from '#ui/message';
import { ask, attempt, pageVisit } from '#ui/page-visit';
import { usePaths, useWords } from '#ui/shop';
import type { walletsContract } from '#wallets/contract';
import { CaptchaQuestion } from './captcha-question.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import styles from './checkout.module.css';
import { DeliveryDone, useDeliveryHeading } from './delivery-done.tsx';
import { GIFT_TAB, giftMoveOf, moveGiftCard } from './gift-actions.ts';
import { GiftCards } from './gift-cards.tsx';
import { GiftForm } from './gift-form.tsx';
import { loadStep } from './load-checkout.ts';
import { OtherForm } from './other-form.tsx';
import { isCovered } from './covered.ts';
import { PaymentForm } from './payment-form.tsx';
import { offeredTabs, PaymentTabs, tabOf } from './payment-tabs.tsx';
import { putRewards, REWARDS_FIELD } from './rewards-actions.ts';
import { RewardsChoice } from './rewards-choice.tsx';
import { stay } from './step-answer.ts';
import { StepCard } from './step-card.tsx';
import { toWallet, walletEnd } from './wallet-ways.ts';
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

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const { locale, site } = args.context.get(pageVisit);
  const move = giftMoveOf(form);
  if (move !== undefined) return moveGiftCard(args, move, form);
  if (form.has(REWARDS_FIELD)) return putRewards(args, textOf(form, REWARDS_FIELD).slice(0, 20));
  const vendor = VENDORS.find((one) => one === form.get('card'));
  if (vendor !== undefined) return toWallet(args, vendor, form);
  const call = attempt<typeof checkoutContract>(args);
  const isAnswer = form.has('captchaId');
  const reply = isAnswer
    ? await call('POST /cc/api/checkout/default/captcha', {
        body: { id: textOf(form, 'captchaId').slice(0, 60), answer: textOf(form, 'captcha').slice(0, 60) },
      })
    : await call('POST /cc/api/checkout/default/payment', { body: paymentBody(form, site.currency, await billingFor(args, form)) });
  if (isRefusal(reply)) return stay({ message: reply.message, errors: [] }, reply.status);
  // With an error status the page would keep the question that it has; a new one is asked now.
  const isAsked = reply.errors.some(({ field }) => field === 'captcha');
  if (reply.errors.length > 0) return stay({ message: '', errors: reply.errors }, isAsked ? 200 : 422);
  if (isAnswer) throw redirect(makePaths(locale).checkout('payment', form.get('captchaOf') === GIFT_TAB ? { tab: GIFT_TAB } : {}));
  await keepBilling(args, form);
  throw redirect(makePaths(locale).checkout('review'));
}

/** One of §8's texts says by itself that nothing was charged, and so do those about gift cards. */
function saysNotCharged(text: string, declined: DeclineReason | null): boolean {
  return text !== 'CARD_PROCESSING' && (declined === null || !isGiftDecline(declined));
}

/** Gift and prepaid cards; while a question is open before the next one, the question, with what was wrong with the last one. */
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

/** Beside a payment that is kept as it is nobody may have been asked who is billed: then that stays, too. */
async function billingFor(args: Route.ActionArgs, form: FormData): Promise<AddressForm | null> {
  const isAsked = ['sameAddress', 'billingId', `${BILLING_PREFIX}zip`].some((field) => form.has(field));
  if (form.get('card') !== 'kept' || isAsked) return billingOf(args, form);
  return (await ask<typeof checkoutContract>(args)('GET /cc/api/checkout/default/details', {})).billTo;
}

/** A card of the account goes by its name; any other by the token that the frame made. What was chosen before stays without being named. */
function paymentBody(form: FormData, currencyCode: 'USD' | 'CAD', billingAddress: AddressForm | null): PaymentBody {
  const purchaseOrderNumber = textOf(form, 'purchaseOrder').slice(0, 40);
  const chosen = textOf(form, 'card').slice(0, 40);
  // Reward money, gift and prepaid cards pay for all of it, or the account pays what they leave.
  if (chosen === 'none' || chosen === 'account' || chosen === 'kept')
    return { billingAddress, purchaseOrderNumber, ...(chosen === 'account' ? { billToAccount: true } : {}) };
  const common = { paymentType: 'CREDIT_CARD', source: 'USER_KEYED', currencyCode } as const;
  if (chosen !== 'new' && chosen !== '') return { cardPayment: { ...common, profileRefId: chosen }, purchaseOrderNumber };
  return { cardPayment: { ...typedCard(form), ...common, ...savingOf(form), contactInformation: { billingAddress } }, purchaseOrderNumber };
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
          />
        ) : (
          <CaptchaQuestion captcha={checkout.captcha} errors={errors} />
        )}
      </StepCard>
      <StepCard state="next" number={3} title={t('reviewHeading')} />
    </CheckoutLayout>
  );
}
