// Actions of the delivery step: save the typed or chosen address and go on, or save the drawer's address and stay.
import { data, redirect } from 'react-router';
import { inputFromForm } from '#people/addresses/rules';
import { BOOK_PREFIX, typedAddress, type EditorAnswer } from '#people/addresses/screen';
import { locationOfChoice } from '#people/locations/screen';
import type { checkoutContract, ShippingBody } from '#buying/checkout/contract';
import { isRefusal } from '#base/outcome/rules';
import { pathsOf } from './checkout-paths.ts';
import { textOf } from '#ui/page/form-text';
import { attempt, type WithContext } from '#ui/page/page-visit';
import { typedDelivery } from './typed-form.ts';

/** Stands for the address of this checkout that is not stored in the account. */
export const CURRENT_ADDRESS = 'this-orders';

type Sent = ShippingBody['addresses'][number];

const ID_LENGTH = 40;

export async function saveDelivery(args: WithContext, form: FormData) {
  const typed = typedDelivery(form);
  const { email, pickupName, ...address } = typed;
  const chosen = textOf(form, 'addressId').slice(0, ID_LENGTH);
  const save = textOf(form, 'save') === 'on';
  const isStored = chosen !== '' && chosen !== CURRENT_ADDRESS;
  const locationId = locationOfChoice(chosen);
  const { fullName, phone } = address;
  const reply = await attempt<typeof checkoutContract>(args)('POST /cc/api/checkout/default/shipping', {
    body: {
      askFirst: textOf(form, 'confirmed') !== 'yes' && chosen === '',
      email,
      addresses: [
        locationId !== undefined ? { locationId } : isStored ? { id: chosen } : { ...inputFromForm(address), ...(save ? { save } : {}) },
      ],
      storePickup: { fullName: pickupName || fullName, phone },
    },
  });
  const answer = { message: '', errors: [], typed, save, advice: null, editor: null };
  // The stored address or location is no longer there: status 200 reloads the page without it.
  if (isRefusal(reply)) return data({ ...answer, message: reply.message }, { status: reply.status === 404 ? 200 : reply.status });
  if (reply.errors.length > 0) return data({ ...answer, errors: reply.errors }, { status: 422 });
  if (reply.addressCode !== '' && textOf(form, 'confirmed') !== 'yes' && chosen === '')
    return data({ ...answer, advice: { suggested: reply.suggestedAddress } }, { status: 200 });
  throw redirect(pathsOf(args).checkout('payment'));
}

/** Saves the drawer's address for this order, and in the account if the shopper wants that. */
export async function saveTypedAddress(args: WithContext, form: FormData) {
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
  throw redirect(pathsOf(args).checkout('delivery'));
}
