// Who is billed, as a form says it: which address was chosen or typed.
import type { addressesContract } from '#people/addresses/contract';
import { formFromInput, inputFromForm, type AddressForm } from '#people/addresses/rules';
import { textOf } from '#ui/page/form-text';
import { attempt, type WithContext } from '#ui/page/page-visit';
import { loadStored } from './load-stored.ts';
import { typedAddress } from './typed-address.ts';

/** In place of a stored address's id: the one that is typed. */
export const ANOTHER = 'another';
/** In front of each field's name. */
export const BILLING_PREFIX = 'billing.';

/** Null: the address it is delivered to. Of a stored one that is gone meanwhile nothing is left to read: the fields are asked for. */
export async function billingOf(args: WithContext, form: FormData): Promise<AddressForm | null> {
  if (form.has('sameAddress')) return null;
  const id = textOf(form, 'billingId');
  if (id === '' || id === ANOTHER) return typedBilling(form);
  const stored = (await loadStored(args, 'billing')).find((one) => one.id === id);
  return stored === undefined ? typedAddress(form, BILLING_PREFIX) : formFromInput(stored);
}

/** The fields of another one, where they are what the form says; null where it is delivered to, or stored. */
export function typedBilling(form: FormData): AddressForm | null {
  const isOther = !form.has('sameAddress') && ['', ANOTHER].includes(textOf(form, 'billingId'));
  return isOther && form.has(`${BILLING_PREFIX}zip`) ? typedAddress(form, BILLING_PREFIX) : null;
}

/** Keeps what was typed with the account, where that is wished; the order does not wait for room in the book. */
export async function keepBilling(args: WithContext, form: FormData): Promise<void> {
  const typed = typedBilling(form);
  if (textOf(form, `${BILLING_PREFIX}save`) !== 'on' || typed === null) return;
  const body = { ...inputFromForm(typed), type: 'B' as const };
  await attempt<typeof addressesContract>(args)('POST /gus/api/usr/c/addresses', { body });
}
