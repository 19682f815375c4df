// What the forms of the delivery step do: take what was typed or chosen, or keep the address of the drawer and stay.
import { data, redirect } from 'react-router';
import { inputFromForm } from '#people/addresses/rules';
import { BOOK_PREFIX, typedAddress, type EditorAnswer } from '#people/addresses/screen';
import type { checkoutContract, ShippingBody } from '#buying/checkout/contract';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit, type WithContext } from '#ui/page/page-visit';
import { typedDelivery } from './typed-form.ts';

/** In place of an id: the address that stands in checkout already, and is not stored. */
export const THIS_ORDERS = 'this-orders';

type Sent = ShippingBody['addresses'][number];

const ID_LENGTH = 40;

export async function takeDelivery(args: WithContext, form: FormData) {
  const typed = typedDelivery(form);
  const { email, pickupName, ...address } = typed;
  const chosen = textOf(form, 'addressId').slice(0, ID_LENGTH);
  const save = textOf(form, 'save') === 'on';
  const isStored = chosen !== '' && chosen !== THIS_ORDERS;
  const { fullName, phone } = address;
  const reply = await attempt<typeof checkoutContract>(args)('POST /cc/api/checkout/default/shipping', {
    body: {
      askFirst: textOf(form, 'confirmed') !== 'yes' && chosen === '',
      email,
      addresses: [isStored ? { id: chosen } : { ...inputFromForm(address), ...(save ? { save } : {}) }],
      storePickup: { fullName: pickupName || fullName, phone },
    },
  });
  const answer = { message: '', errors: [], typed, save, advice: null, editor: null };
  // A stored address that is gone: the page is asked for again, without it.
  if (isRefusal(reply)) return data({ ...answer, message: reply.message }, { status: reply.status === 404 ? 200 : reply.status });
  if (reply.errors.length > 0) return data({ ...answer, errors: reply.errors }, { status: 422 });
  if (reply.addressCode !== '' && textOf(form, 'confirmed') !== 'yes' && chosen === '')
    return data({ ...answer, advice: { suggested: reply.suggestedAddress } }, { status: 200 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).checkout('payment'));
}

/** The address of the drawer: for this order, and with the account where that is wished. */
export async function takeTyped(args: WithContext, form: FormData) {
  const typed = typedAddress(form, BOOK_PREFIX);
  const id = textOf(form, 'id').slice(0, ID_LENGTH);
  const save = textOf(form, 'save') === 'on';
  const sent: Sent = { ...inputFromForm(typed), ...(id === '' ? {} : { id }), ...(save ? { save } : {}) };
  const confirmed = textOf(form, 'confirmed') === 'yes';
  const reply = await attempt<typeof checkoutContract>(args)('POST /cc/api/checkout/default/shipping', {
    body: {
      askFirst: !confirmed,
      email: textOf(form, 'email').slice(0, 254),
      addresses: [sent],
      storePickup: { fullName: textOf(form, 'pickupName') },
    },
  });
  const editor: EditorAnswer = { typed, fields: save ? { save: 'on' } : {}, message: '', errors: [], advice: null };
  const answer = { message: '', errors: [], typed: null, save, advice: null };
  if (isRefusal(reply)) return data({ ...answer, editor: { ...editor, message: reply.message } }, { status: reply.status });
  if (reply.errors.length > 0) return data({ ...answer, editor: { ...editor, errors: reply.errors } }, { status: 422 });
  if (reply.addressCode !== '' && !confirmed)
    return data({ ...answer, editor: { ...editor, advice: { suggested: reply.suggestedAddress } } }, { status: 200 });
  throw redirect(makePaths(args.context.get(pageVisit).locale).checkout('delivery'));
}
