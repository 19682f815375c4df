// What the delivery form of checkout begins with.
import type { LoadedCart } from '#buying/cart/server';
import type { SpecialAddress } from '#buying/cart/rules';
import type { CheckoutEntries } from '#buying/checkout/rules';
import type { Shopper } from '#base/shopper/rules';
import { addressForm, EMPTY_ADDRESS, type AddressForm } from '#people/addresses/rules';

/** The entered address, else the one that came with the items, else the account's person. */
export function deliveryForm(entries: CheckoutEntries, shopper: Shopper | null, sent: SpecialAddress = {}): AddressForm {
  const { shipTo, pickupBy, phone } = entries;
  if (shipTo !== null) return addressForm(shipTo);
  const profile = shopper?.profile;
  const name = pickupBy ?? profile;
  return {
    ...EMPTY_ADDRESS,
    organization: sent.organizationName ?? '',
    address1: sent.address1 ?? '',
    address2: sent.address2 ?? '',
    city: sent.city ?? '',
    state: sent.state ?? '',
    zip: sent.zipCode ?? '',
    fullName: personOf(sent.lastName === undefined ? name : sent),
    phone: phone === '' ? (profile?.phone ?? '') : phone,
  };
}

/** The address that came with the items, while the cart still goes there. */
export const sentWith = ({ zip, extra }: LoadedCart['priced']['cart']): SpecialAddress | undefined =>
  extra?.shipTo?.zipCode === zip ? extra?.shipTo : undefined;

const personOf = (person: { readonly firstName?: string; readonly lastName?: string } | null | undefined): string =>
  `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
