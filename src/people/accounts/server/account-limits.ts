// Limits for guessing an account's password and for requesting mail. What other networks use up does not block the owner (trust 20, 36).
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import { makeSharedLimit, type SharedLimit } from '#platform/shared-limit';

export interface AccountLimits {
  /** Attempts at the current password of a signed-in shopper. */
  readonly passwords: Limiter<'address' | 'profile'>;
  /** Mails to an account that exists, or may: a link for a new password, or to a new address. */
  readonly mails: SharedLimit<'address' | 'account'>;
  /** Requests for accounts, and for repeating their mail. */
  readonly openings: SharedLimit<'address' | 'account'>;
}

const MAILS_OF_ADDRESS = 30;
/** Number of addresses in one network that may use up their limits. */
const ADDRESSES_OF_NETWORK = 4;

/** Limits of all networks together, per account and for the shop; beyond them a network that has requested little still gets its own allowance. */
const BY_ALL = [
  { by: ['account'], most: 20, seconds: QUARTER_S },
  { by: [], most: 600, seconds: 60 },
] as const;

/** `triesPerAddress`: attempts per purpose and network address in a quarter of an hour. */
export function makeAccountLimits(limits: Limits, triesPerAddress: number): AccountLimits {
  const near = (perAddress: number) =>
    [
      { by: ['address', 'account'], most: 5, seconds: QUARTER_S },
      { by: ['network', 'account'], most: 10, seconds: QUARTER_S },
      { by: ['address'], most: perAddress, seconds: QUARTER_S },
      { by: ['network'], most: ADDRESSES_OF_NETWORK * perAddress, seconds: QUARTER_S },
    ] as const;
  return {
    passwords: limits.of('present-password', [
      { by: ['address', 'profile'], most: 10, seconds: QUARTER_S },
      { by: ['address'], most: triesPerAddress, seconds: QUARTER_S },
      { by: ['profile'], most: 60, seconds: QUARTER_S },
    ]),
    mails: makeSharedLimit({
      near: limits.of('account-mail', near(MAILS_OF_ADDRESS)),
      far: limits.of('account-mail-by-all', BY_ALL),
      own: { forOne: 1, forAll: 10 },
    }),
    openings: makeSharedLimit({
      near: limits.of('create-account', near(triesPerAddress)),
      far: limits.of('create-account-by-all', BY_ALL),
      own: { forOne: 1, forAll: 10 },
    }),
  };
}
