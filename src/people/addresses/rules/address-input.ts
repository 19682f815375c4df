// Converts an address from a call (§7) to the form that the rules validate.
import type { AddressForm } from './postal-address.ts';

export interface AddressInput {
  /** May replace the two names. */
  readonly fullName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly organizationName?: string | undefined;
  readonly address1?: string | undefined;
  readonly address2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zipCode?: string | undefined;
  readonly phones?: readonly { readonly number: string }[] | undefined;
}

/** Missing fields are empty. */
export function formFromInput(sent: AddressInput): AddressForm {
  const { organizationName = '', address1 = '', address2 = '', city = '', state = '', zipCode = '' } = sent;
  const fullName = sent.fullName ?? `${sent.firstName ?? ''} ${sent.lastName ?? ''}`.trim();
  return { fullName, organization: organizationName, address1, address2, city, state, zip: zipCode, phone: sent.phones?.[0]?.number ?? '' };
}

/** The form as a call sends it. */
export function inputFromForm({ fullName, organization, address1, address2, city, state, zip, phone }: AddressForm) {
  return { fullName, organizationName: organization, address1, address2, city, state, zipCode: zip, phones: [{ number: phone }] };
}
