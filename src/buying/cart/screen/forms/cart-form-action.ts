// Carries out the cart's forms before hydration and without JavaScript. On success it redirects to the cart; a failure appears on the page.
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { CartMessage } from '#buying/cart/contract';
import { customizationIn } from '#goods/customization/screen';
import { ownValue } from '#base/lookup/rules';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { attempt, pageVisit } from '#ui/page/page-visit';
import type { CommandAnswer, Contract } from '../commands/command.ts';
import { CART_FIELDS } from './cart-form-fields.ts';
import type { CartFormIntent, CartForms, FormFields } from './cart-form-intent.ts';
import { CART_FORMS } from './cart-forms.ts';

/** What the page shows next to the forms after a failure. */
export interface CartFormAnswer {
  readonly messages: readonly CartMessage[];
  /** The typed code, which stays in its field. */
  readonly coupon: string | null;
}

/** Two presses on one button within this time are one request. */
const DOUBLE_PRESS_MS = 3_000;

/** Carries out the posted form of the cart page: one of the cart's, or one in `beside`. */
export async function runCartForm(args: Pick<ActionFunctionArgs, 'request' | 'context'>, beside: CartForms) {
  const form = fieldsOf(await args.request.formData());
  const intent = form('intent');
  const does: CartFormIntent | undefined = ownValue({ ...beside, ...CART_FORMS }, intent);
  if (does === undefined) throw data(null, { status: 400 });
  const answer = await does.asks(form).send(<C extends Contract<C>>() => attempt<C>(args), { formKey: keyOf(form) });
  const messages = messagesOf(answer);
  if (messages.some(({ type }) => type !== 'info')) {
    const reply: CartFormAnswer = { messages, coupon: intent === 'coupon' ? form('coupon') : null };
    return data(reply, { status: isRefusal(answer) ? answer.status : 200 });
  }
  const { site, locale } = args.context.get(pageVisit);
  const paths = makePaths(locale);
  const cart = paths.cart(site.tenant);
  throw redirect(does.leadsTo?.({ form, answer, paths, cart, origin: new URL(args.request.url).origin }) ?? cart);
}

function fieldsOf(sent: FormData): FormFields {
  return Object.assign(
    (field: keyof typeof CART_FIELDS) => {
      const value = sent.get(CART_FIELDS[field]);
      return typeof value === 'string' ? value.trim() : '';
    },
    { customized: customizationIn(sent) },
  );
}

function messagesOf(answer: CommandAnswer | Refusal): readonly CartMessage[] {
  return isRefusal(answer) ? [{ code: answer.code, type: 'failure', description: answer.message }] : answer.messages;
}

/** A cached page has no idempotency key, so the server makes one: the same form within a moment counts as one press. */
function keyOf(form: FormFields): string {
  const fields = (['intent', 'itemId', 'qty', 'service', 'deliveryType', 'storeNumber', 'cartItemId', 'parent', 'listItemId'] as const).map(
    form,
  );
  const { lines = [], color = '', typeface = '', artwork = '' } = form.customized.customization ?? {};
  // The long fields come last, because the key is cut; the full texts are checked anyway.
  return `form ${Math.floor(Date.now() / DOUBLE_PRESS_MS)} ${fields.join(' ')} ${color} ${typeface} ${artwork} ${lines.join(' ')}`.slice(
    0,
    255,
  );
}
