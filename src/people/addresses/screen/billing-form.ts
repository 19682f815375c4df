// The billing address in a posted form: chosen or typed.
import type { addressesContract, StoredAddress } from '#people/addresses/contract';
import { formFromInput, inputFromForm, type AddressForm } from '#people/addresses/rules';
import { textOf } from '#ui/page/form-text';
import { attempt, type WithContext } from '#ui/page/page-visit';
import { loadStored } from './load-stored.ts';
import { typedAddress } from './typed-address.ts';

/** Value in place of an id: the typed address. */
export const ANOTHER = 'another';
/** Prefix of each field's name. */
export const BILLING_PREFIX = 'billing.';

/** `more`: further addresses that were offered. Null: same as the shipping address. If the stored address was deleted meanwhile, the fields are empty and the form asks again. */
export async function billingOf(args: WithContext, form: FormData, more: readonly StoredAddress[] = []): Promise<AddressForm | null> {
  if (form.has('sameAddress')) return null;
  const id = textOf(form, 'billingId');
  if (id === '' || id === ANOTHER) return typedBilling(form);
  const stored = [...more, ...(await loadStored(args, 'billing'))].find((one) => one.id === id);
  return stored === undefined ? typedAddress(form, BILLING_PREFIX) : formFromInput(stored);
}

/** The typed address; null when it is the shipping address or a stored one. */
export function typedBilling(form: FormData): AddressForm | null {
  const isOther = !form.has('sameAddress') && ['', ANOTHER].includes(textOf(form, 'billingId'));
  return isOther && form.has(`${BILLING_PREFIX}zip`) ? typedAddress(form, BILLING_PREFIX) : null;
}

/** Saves the typed address to the account if requested; a full book does not prevent the order. */
export async function keepBilling(args: WithContext, form: FormData): Promise<void> {
  const typed = typedBilling(form);
  if (textOf(form, `${BILLING_PREFIX}save`) !== 'on' || typed === null) return;
  const body = { ...inputFromForm(typed), type: 'B' as const };
  await attempt<typeof addressesContract>(args)('POST /gus/api/usr/c/addresses', { body });
}
