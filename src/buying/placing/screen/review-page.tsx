// Checkout, last step: a summary of everything, and the place-order button with the amount (CHK-3, CHK-4).
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router';
import { Trans } from '#ui/page/trans';
import type { Route } from './+types/review-page';
import { checkoutWords } from '#buying/checkout/words';
import type { checkoutContract, CheckoutView } from '#buying/checkout/contract';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import {
  CheckoutLayout,
  DeliveryDone,
  GIFT_TAB,
  loadStep,
  PaymentDone,
  StepCard,
  StepSubmit,
  useDeliveryHeading,
} from '#buying/checkout/screen';
import { amountText } from '#buying/orders/rules';
import { makePaths } from '#paths';
import { DECLINE_REASONS, isGiftDecline, writeScreen, type DeclineReason } from '#buying/payment/rules';
import { CAMPAIGN_PARAM } from '#people/sessions/rules';
import { useCampaign } from '#people/sessions/screen';
import { pageMeta } from '#ui/page/page-meta';
import { Checkbox } from '#ui/kit/checkbox';
import { Link } from '#ui/kit/link';
import { textOf } from '#ui/page/form-text';
import { Message } from '#ui/kit/message';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import styles from './review-page.module.css';
import { fixShortage } from './fix-shortage.ts';
import { shortageFixOf } from './shortage-fixes.ts';
import { OrderTerms } from './order-terms.tsx';
import { placeNoteOf } from './place-note.ts';
import { placeWithRetry } from './place-with-retry.ts';
import { randomKey } from './random-key.ts';
import { ReviewItems } from './review-items.tsx';
import { ReviewFixResult } from './review-fix-result.tsx';
import { ReviewShortages } from './review-shortages.tsx';

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args, 'review');
  const mayQuickBuy = step.checkout.userType === 'registered' && step.checkout.shipTo !== null;
  const quickBuy = mayQuickBuy ? (await ask<typeof checkoutContract>(args)('GET /api/quick-buy', {})).quickBuyActive : null;
  return { ...step, quickBuy, key: randomKey() };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const fix = shortageFixOf(form);
  if (fix !== undefined) return fixShortage(args, fix, form);
  const paths = makePaths(args.context.get(pageVisit).locale);
  // Runs before the order, which clears checkout. If it fails, the order still goes on.
  if (form.has('quickBuy')) await attempt<typeof checkoutContract>(args)('POST /api/quick-buy', { body: { quickBuyActive: true } });
  const reply = await placeWithRetry(args, {
    cartId: textOf(form, 'cartId'),
    total: Number(textOf(form, 'total')),
    arrivals: textOf(form, 'arrivals'),
    tenders: textOf(form, 'tenders'),
    idempotencyKey: textOf(form, 'key') || randomKey(),
    cidParam: textOf(form, CAMPAIGN_PARAM),
    screen: textOf(form, 'screen').slice(0, 40),
  });
  if (!isRefusal(reply)) throw redirect(paths.confirmation(reply.orderNumber));
  const declined = DECLINE_REASONS.find((reason) => reason === reply.field);
  // The bank challenges the shopper there and redirects back to the order.
  if (reply.code === 'PAYMENT_CHALLENGE' && reply.field !== undefined) throw redirectDocument(reply.field);
  if (declined !== undefined) throw redirect(paths.checkout('payment', { declined, ...whichWas(declined, form) }));
  if (reply.code === 'CHECKOUT_INCOMPLETE') throw redirect(paths.checkout(reply.field === 'delivery' ? 'delivery' : 'payment'));
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

export default function ReviewPage({ loaderData: { checkout, quickBuy, key }, actionData }: Route.ComponentProps) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const heading = useDeliveryHeading(checkout.mode);
  return (
    <CheckoutLayout step="review" checkout={checkout}>
      <StepCard state="done" number={1} title={heading} edit={{ to: paths.checkout('delivery'), about: t('editDelivery') }}>
        <DeliveryDone checkout={checkout} />
      </StepCard>
      <StepCard state="done" number={2} title={t('paymentHeading')} edit={{ to: paths.checkout('payment'), about: t('editPayment') }}>
        <PaymentDone checkout={checkout} />
      </StepCard>
      <StepCard state="open" number={3} title={t('reviewHeading')}>
        <Problem refusal={actionData} checkout={checkout} />
        <ReviewFixResult />
        {checkout.shortages.length > 0 && <ReviewShortages shortages={checkout.shortages} />}
        <ReviewItems shipments={checkout.shipments} currency={checkout.amounts.currency} />
        {checkout.stop === '' && checkout.seller !== null && <OrderTerms checkout={checkout} seller={checkout.seller} />}
        {checkout.stop === '' && <PlaceForm checkout={checkout} quickBuy={quickBuy} idempotencyKey={key} />}
      </StepCard>
    </CheckoutLayout>
  );
}

interface ProblemProps {
  /** Why the order was refused; undefined on the first view. */
  readonly refusal: Refusal | undefined;
  readonly checkout: CheckoutView;
}

/** Why the order was not placed, or why it cannot be. */
function Problem({ refusal, checkout: { stop, shortages } }: ProblemProps) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const { site } = useShop();
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may have disappeared with the problem.
  useEffect(() => {
    if (refusal !== undefined && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [refusal, stop]);
  if (refusal === undefined && stop === '') return null;
  const { code = '', message = stop } = refusal ?? {};
  const hasChanged = CHANGES.has(code);
  // Lines that are short show their own link to the cart.
  const concernsCart = shortages.length === 0 && !hasChanged && !OWN_PROBLEMS.has(code);
  return (
    <div ref={place} tabIndex={-1} className={styles.problem}>
      <Message tone={hasChanged ? 'warn' : 'bad'} live title={refusal && t('problemTitle')}>
        {message} {concernsCart && <Link to={paths.cart(site.tenant, { viewcart: true })}>{t('toCart')}</Link>}
      </Message>
    </div>
  );
}

/** Refusals because something changed; the screen shows the new values for the shopper to confirm. */
const CHANGES: ReadonlySet<string> = new Set(['TOTAL_CHANGED', 'ARRIVAL_CHANGED', 'PAYMENTS_CHANGED']);

/** Refusals that the cart did not cause. */
const OWN_PROBLEMS: ReadonlySet<string> = new Set(['ORDER_IN_PROGRESS', 'SPAY_API_FAILURE', 'KEY_USED_OTHERWISE']);

interface PlaceFormProps {
  readonly checkout: CheckoutView;
  /** Whether buy now is on; null where it is unavailable. */
  readonly quickBuy: boolean | null;
  readonly idempotencyKey: string;
}

function PlaceForm({ checkout, quickBuy, idempotencyKey }: PlaceFormProps) {
  const t = useWords(checkoutWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const campaign = useCampaign();
  const seen = useSyncExternalStore(never, screenText, () => '');
  const busy = useNavigation().state !== 'idle';
  const { amounts, cartId, payment } = checkout;
  return (
    <Form method="post">
      <input type="hidden" name="cartId" value={cartId ?? ''} />
      <input type="hidden" name="total" value={amounts.total} />
      <input type="hidden" name="arrivals" value={checkout.arrivals} />
      <input type="hidden" name="tenders" value={checkout.tenders} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="savedCard" value={checkout.payment?.profileRefId ?? ''} />
      <input type="hidden" name={CAMPAIGN_PARAM} value={campaign} />
      <input type="hidden" name="screen" value={seen} />
      {payment !== null && payment.vendorPaymentType !== null && <input type="hidden" name="vendor" value={payment.vendorPaymentType} />}
      {quickBuy !== null && payment?.vendorPaymentType === null && (
        <div className={styles.quickBuy}>
          <Checkbox name="quickBuy" label={t('quickBuyOn')} />
          {quickBuy && <p className={styles.quiet}>{t('quickBuyIsOn')}</p>}
        </div>
      )}
      <p className={styles.accept}>
        <Trans
          id="checkout.accept"
          components={{ 0: <Link to={paths.about('terms')} target="_blank" />, 1: <Link to={paths.about('privacy')} target="_blank" /> }}
        />
      </p>
      <StepSubmit
        amounts={amounts}
        busy={busy}
        label={busy ? t('placing') : t('placeOrder', { total: amountText(amounts.total, amounts.currency, copyLocale) })}
        note={t(placeNoteOf(checkout))}
      />
    </Form>
  );
}

const never = () => () => undefined;

/** Screen data for a bank's challenge, which only the browser knows. */
function screenText(): string {
  const { width, height, colorDepth } = window.screen;
  return writeScreen({ width, height, colorDepth, minutesBehind: new Date().getTimezoneOffset() });
}
