// Interface of address validation, and the shop's own implementation with its lists and rules, without external calls (CHK-2).
import { adviceOn, type AddressAdvice, type PostalAddress } from '#people/addresses/rules';
import { cityOf } from './cities.ts';

/** May be slow or fail: then the address is accepted as typed. */
export interface AddressValidator {
  advise(address: PostalAddress): Promise<AddressAdvice>;
}

export const ownValidator: AddressValidator = {
  advise: async (address) => adviceOn(address, cityOf(address.zip, address.country === 'USA' ? 'US' : 'CA')),
};

/** Longest wait for advice. */
const PATIENCE_MS = 2_000;

/** The advice, or none after a timeout or failure, which must not prevent an order. */
export async function adviceInTime(
  validator: AddressValidator,
  address: PostalAddress,
  patienceMs: number = PATIENCE_MS,
): Promise<AddressAdvice> {
  const none: AddressAdvice = { kind: 'fine' };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<AddressAdvice>((resolve) => {
    timer = setTimeout(() => resolve(none), patienceMs);
  });
  try {
    return await Promise.race([validator.advise(address).catch(() => none), late]);
  } finally {
    clearTimeout(timer);
  }
}
