import { addressesContract } from '#people/addresses/contract';
import { addressHandlers, forgetRemovedAddressesBefore, type AddressDeps } from '#people/addresses/server';
import { answers, type Part } from '#platform/part';
import { daysBefore } from '#platform/upkeep';

export function addressesPart(needs: AddressDeps): Part {
  return {
    calls: [answers(addressesContract, addressHandlers(needs))],
    upkeep: (db, now) => forgetRemovedAddressesBefore(db, daysBefore(now, 1)),
  };
}
