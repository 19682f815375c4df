// Payments of ACI's test double, and how its test cards end.

export interface Payment {
  readonly id: string;
  readonly paymentType: string;
  readonly amount: string;
  readonly currency: string;
  readonly merchantTransactionId?: string;
  readonly referencedId?: string;
  readonly timestamp: string;
  result: { code: string };
}

export const DONE = '000.100.110';

/** The bank's challenge is open. */
export const ASKS = '000.200.000';

/** A card with a challenge. */
export const ASKED_CARD = 'a5ced000';

export const NOTHING_FOUND = '700.400.580';

/** Outcomes of cards, by the first eight digits of the registration's id. */
export const OUTCOMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dec11111: '800.100.152',
    dec22222: '800.100.155',
    dec33333: '100.100.303',
    dec44444: '800.100.153',
    dec55555: '900.100.300',
    dec66666: '100.390.112',
    dec77777: '000.200.000',
    dec88888: '600.200.201',
    dec99999: '100.150.200',
  }),
);
