// Addresses and notes stand below payment, which knows what a card number looks like (trust 24).
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Visit } from '#platform/visit';

/** The refusal of something typed that holds a card number, else null. */
export const cardNumberIn = (typed: Parameters<typeof holdsCardNumber>[0], visit: Visit) =>
  holdsCardNumber(typed) ? refuseCardNumber(visit) : null;
