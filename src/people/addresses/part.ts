import { addressesContract } from '#people/addresses/contract';
import { addressesPersonalData, addressHandlers, forgetRemovedAddressesBefore, type AddressDeps } from '#people/addresses/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function addressesPart(needs: AddressDeps): Part {
  return {
    calls: [answers(addressesContract, addressHandlers(needs))],
    personalData: addressesPersonalData,
    upkeep: (db, now) => forgetRemovedAddressesBefore(db, daysBefore(now, 1)),
  };
}
