// Form actions of the payment step. The card itself stays in the frame (PAY-1, PAY-4).
import { redirect } from 'react-router';
import type { AddressForm } from '#people/addresses/rules';
import { BILLING_PREFIX, billingOf, keepBilling, keepTyped, typedAddress, typedBilling } from '#people/addresses/screen';
import type { checkoutContract, PaymentBody } from '#buying/checkout/contract';
import { isRefusal } from '#base/outcome/rules';
import { ORGANIZATION_BILLING } from '#people/locations/screen';
import { pathsOf } from './checkout-paths.ts';
import { VENDORS } from '#buying/payment/rules';
import { typedCard } from '#buying/payment/screen';
import { purchaseOrderIn } from '#buying/purchase-orders/screen';
import { savingOf } from '#buying/saved-cards/screen';
import { textOf } from '#ui/page/form-text';
import { ask, attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { GIFT_TAB, giftMoveOf, moveGiftCard } from './gift-actions.ts';
import { applyRewards, REWARDS_FIELD } from './rewards-actions.ts';
import { loadOrganizationBilling } from './load-billing.ts';
import { stay, type BillingAdvice } from './step-answer.ts';
import { startWalletVisit } from './wallet-visit.ts';

/** Intent of the drawer that edits a stored address. */
export const BILLING_INTENT = 'billing-address';

/** Saves the payment, moves a gift card, applies reward money, answers a captcha or changes an address, depending on the form. */
export async function takePayment(args: WithContext & { readonly request: Request }) {
  const form = await args.request.formData();
  const { site } = args.context.get(pageVisit);
  if (textOf(form, 'intent') === BILLING_INTENT) return changeBilling(args, form);
  const move = giftMoveOf(form);
  if (move !== undefined) return moveGiftCard(args, move, form);
  if (form.has(REWARDS_FIELD)) return applyRewards(args, textOf(form, REWARDS_FIELD).slice(0, 20));
  const vendor = VENDORS.find((one) => one === form.get('card'));
  if (vendor !== undefined) return startWalletVisit(args, vendor, form);
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
  // Status 200 loads the new captcha; with an error status the page would keep the old one.
  const isAsked = reply.errors.some(({ field }) => field === 'captcha');
  if (reply.errors.length > 0) return stay({ message: '', errors: reply.errors }, isAsked ? 200 : 422);
  if (saved !== undefined && !isRefusal(saved) && saved.suggestedAddress !== undefined)
    return stay({ message: '', errors: [], advice: adviceFor(form, saved.suggestedAddress) }, 200);
  if (isAnswer) throw redirect(pathsOf(args).checkout('payment', form.get('captchaOf') === GIFT_TAB ? { tab: GIFT_TAB } : {}));
  await keepBilling(args, form);
  throw redirect(pathsOf(args).checkout('review'));
}

/** The shopper's answer to the captcha. */
function answerOf(form: FormData) {
  return { id: textOf(form, 'captchaId').slice(0, 60), answer: textOf(form, 'captcha').slice(0, 60) };
}

/** The address to confirm, with all other fields of the form; they include the token, so that the shopper types no card twice. */
function adviceFor(form: FormData, suggested: AddressForm | null): BillingAdvice {
  const own = new Set(Object.keys(typedAddress(form)).map((name) => BILLING_PREFIX + name));
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !own.has(name) && name !== 'confirmed' ? [[name, value]] : [],
  );
  return { typed: typedAddress(form, BILLING_PREFIX), suggested, fields: Object.fromEntries(fields) };
}

/** Changes a stored address; the step then uses the changed one. */
async function changeBilling(args: WithContext, form: FormData) {
  const kept = await keepTyped(args, form, { id: textOf(form, 'id').slice(0, 40), type: undefined });
  if (typeof kept !== 'string') return stay({ message: '', errors: [], editor: kept.data }, kept.init?.status ?? 200);
  const tab = textOf(form, 'tab').slice(0, 20);
  throw redirect(pathsOf(args).checkout('payment', tab === '' ? {} : { tab }));
}

/** Keeps the billing address when the shopper keeps the payment and the form shows no address fields. */
async function billingFor(args: WithContext, form: FormData): Promise<AddressForm | null> {
  const isAsked = ['sameAddress', 'billingId', `${BILLING_PREFIX}zip`].some((field) => form.has(field));
  const isTheirs = textOf(form, 'billingId') === ORGANIZATION_BILLING;
  if (form.get('card') !== 'kept' || isAsked) return billingOf(args, form, isTheirs ? await loadOrganizationBilling(args) : []);
  return (await ask<typeof checkoutContract>(args)('GET /cc/api/checkout/default/details', {})).billTo;
}

/** A saved card goes by its id, any other by the frame's token. A kept payment needs no field. */
function paymentBody(form: FormData, currencyCode: 'USD' | 'CAD', billingAddress: AddressForm | null): PaymentBody {
  const ordered = purchaseOrderIn(form);
  const chosen = textOf(form, 'card').slice(0, 40);
  // No card: tenders pay the whole order, the account pays the rest, or the earlier payment stays.
  if (chosen === 'none' || chosen === 'account' || chosen === 'kept')
    return { billingAddress, ...ordered, ...(chosen === 'account' ? { billToAccount: true } : {}) };
  const common = { paymentType: 'CREDIT_CARD', source: 'USER_KEYED', currencyCode } as const;
  if (chosen !== 'new' && chosen !== '') return { cardPayment: { ...common, profileRefId: chosen }, ...ordered };
  const cardKey = textOf(form, 'cardKey').slice(0, 60);
  return {
    cardPayment: {
      ...typedCard(form),
      ...common,
      ...savingOf(form),
      ...(cardKey === '' ? {} : { cardKey }),
      contactInformation: { billingAddress },
    },
    ...ordered,
  };
}
