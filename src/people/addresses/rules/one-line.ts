// Display text of an address.
import type { PostalAddress } from './postal-address.ts';

/** Street and place: `14 Elm St, Apt 2` and `Framingham MA 01702`. */
export function addressLines({
  organization,
  address1,
  address2,
  city,
  state,
  zip,
}: Pick<PostalAddress, 'organization' | 'address1' | 'address2' | 'city' | 'state' | 'zip'>): readonly string[] {
  const street = [address1, address2].filter((part) => part !== '').join(', ');
  return [...(organization === '' ? [] : [organization]), street, `${city} ${state} ${zip.replace(' ', '\u00A0')}`];
}
