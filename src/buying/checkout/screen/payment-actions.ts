// What the forms of the payment step do. The card itself is only ever in the frame (PAY-1, PAY-4).
import { redirect } from 'react-router';
import type { AddressForm } from '#people/addresses/rules';
import { BILLING_PREFIX, billingOf, keepBilling, keepTyped, typedAddress, typedBilling } from '#people/addresses/screen';
import type { checkoutContract, PaymentBody } from '#buying/checkout/contract';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { VENDORS } from '#buying/payment/rules';
import { typedCard } from '#buying/payment/screen';
import { savingOf } from '#buying/saved-cards/screen';
import { textOf } from '#ui/page/form-text';
import { ask, attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { GIFT_TAB, giftMoveOf, moveGiftCard } from './gift-actions.ts';
import { putRewards, REWARDS_FIELD } from './rewards-actions.ts';
import { stay, type BillingAdvice } from './step-answer.ts';
import { toWallet } from './wallet-ways.ts';

/** Of the drawer that changes a stored address. */
export const BILLING_INTENT = 'billing-address';

/** What the forms of the payment step do: keep the way to pay, move a gift card, take reward money, answer a question, change an address. */
export async function takePayment(args: WithContext & { readonly request: Request }) {
  const form = await args.request.formData();
  const { locale, site } = args.context.get(pageVisit);
  if (textOf(form, 'intent') === BILLING_INTENT) return changeBilling(args, form);
  const move = giftMoveOf(form);
  if (move !== undefined) return moveGiftCard(args, move, form);
  if (form.has(REWARDS_FIELD)) return putRewards(args, textOf(form, REWARDS_FIELD).slice(0, 20));
  const vendor = VENDORS.find((one) => one === form.get('card'));
  if (vendor !== undefined) return toWallet(args, vendor, form);
  const call = attempt<typeof checkoutContract>(args);
  const isAnswer = form.has('captchaId');
  const saved = isAnswer
    ? undefined
    : await call('POST /cc/api/checkout/default/payment', {
        body: {
          ...paymentBody(form, site.currency, await billingFor(args, form)),
          askFirst: typedBilling(form) !== null && textOf(form, 'confirmed') !== 'yes',
        },
      });
  const reply = saved ?? (await call('POST /cc/api/checkout/default/captcha', { body: answerOf(form) }));
  if (isRefusal(reply)) return stay({ message: reply.message, errors: [] }, reply.status);
  // With an error status the page would keep the question that it has; a new one is asked now.
  const isAsked = reply.errors.some(({ field }) => field === 'captcha');
  if (reply.errors.length > 0) return stay({ message: '', errors: reply.errors }, isAsked ? 200 : 422);
  if (saved !== undefined && !isRefusal(saved) && saved.suggestedAddress !== undefined)
    return stay({ message: '', errors: [], advice: adviceFor(form, saved.suggestedAddress) }, 200);
  if (isAnswer) throw redirect(makePaths(locale).checkout('payment', form.get('captchaOf') === GIFT_TAB ? { tab: GIFT_TAB } : {}));
  await keepBilling(args, form);
  throw redirect(makePaths(locale).checkout('review'));
}

/** What was typed in answer to the question before the next card. */
function answerOf(form: FormData) {
  return { id: textOf(form, 'captchaId').slice(0, 60), answer: textOf(form, 'captcha').slice(0, 60) };
}

/** The question about an address, with everything else the form sent: the token among it, so that no card is typed twice. */
function adviceFor(form: FormData, suggested: AddressForm | null): BillingAdvice {
  const own = new Set(Object.keys(typedAddress(form)).map((name) => BILLING_PREFIX + name));
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !own.has(name) && name !== 'confirmed' ? [[name, value]] : [],
  );
  return { typed: typedAddress(form, BILLING_PREFIX), suggested, fields: Object.fromEntries(fields) };
}

/** Changes an address of the book; the step goes on with it as it is now. */
async function changeBilling(args: WithContext, form: FormData) {
  const kept = await keepTyped(args, form, { id: textOf(form, 'id').slice(0, 40), type: undefined });
  if (typeof kept !== 'string') return stay({ message: '', errors: [], editor: kept.data }, kept.init?.status ?? 200);
  const tab = textOf(form, 'tab').slice(0, 20);
  throw redirect(makePaths(args.context.get(pageVisit).locale).checkout('payment', tab === '' ? {} : { tab }));
}

/** Beside a payment that is kept as it is nobody may have been asked who is billed: then that stays, too. */
async function billingFor(args: WithContext, form: FormData): Promise<AddressForm | null> {
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
