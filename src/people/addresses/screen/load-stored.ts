// The stored addresses that the checkout offers.
import type { addressesContract, StoredAddress } from '#people/addresses/contract';
import { serves, type AddressUse } from '#people/addresses/rules';
import { ask, type WithContext } from '#ui/page/page-visit';

/** The signed-in shopper's addresses for this use; the default first. */
export async function loadStored(args: WithContext, use: AddressUse): Promise<readonly StoredAddress[]> {
  const { addresses } = await ask<typeof addressesContract>(args)('GET /gus/api/usr/c/addresses', {});
  const isDefault = (one: StoredAddress): boolean => (use === 'shipping' ? one.defaultShipping : one.defaultBilling);
  return addresses.filter(({ type }) => serves(type, use)).sort((one, other) => Number(isDefault(other)) - Number(isDefault(one)));
}
