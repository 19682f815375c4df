import { addressesContract } from '#people/addresses/contract';
import { addressesPersonalData, addressHandlers, FORGET_REMOVED_ADDRESSES, type AddressDeps } from '#people/addresses/server';
import { answers, type Part } from '#platform/part';

export function addressesPart(needs: AddressDeps): Part {
  return {
    calls: [answers(addressesContract, addressHandlers(needs))],
    personalData: addressesPersonalData,
    keeps: [{ what: 'removed addresses', days: 1, since: 'they were removed', forget: FORGET_REMOVED_ADDRESSES }],
  };
}
