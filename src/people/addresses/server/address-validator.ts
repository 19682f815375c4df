// The port to whoever knows addresses, and the one that ships with the shop: its own lists and rules, no call leaves it (CHK-2).
import { adviceOn, type AddressAdvice, type PostalAddress } from '#people/addresses/rules';
import { cityOf } from './cities.ts';

/** May take its time or fail: then the address is taken as it was typed. */
export interface AddressValidator {
  advise(address: PostalAddress): Promise<AddressAdvice>;
}

export const ownValidator: AddressValidator = {
  advise: async (address) => adviceOn(address, cityOf(address.zip, address.country === 'USA' ? 'US' : 'CA')),
};

/** How long a shopper waits for advice. */
const PATIENCE_MS = 2_000;

/** The advice, or none when it does not come in time: a check that is down keeps nobody from ordering. */
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
