// How often an account's password is guessed and its mail asked for. What other networks use up, the account's owner still has (trust 20, 36).
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import { makeSharedLimit, type SharedLimit } from '#platform/shared-limit';

export interface AccountLimits {
  /** Guesses at the present password of somebody who is signed in. */
  readonly passwords: Limiter<'address' | 'profile'>;
  /** Mails to an account that exists, or may: a link for a new password, or to a new address. */
  readonly mails: SharedLimit<'address' | 'account'>;
  /** Accounts that are asked for, and their mail once more. */
  readonly openings: SharedLimit<'address' | 'account'>;
}

const MAILS_OF_ADDRESS = 30;
/** Addresses of one network that may use up all they have. */
const ADDRESSES_OF_NETWORK = 4;

/** What all networks together may have mailed to one account, and in the shop; after that a network that has asked for few still gets its own. */
const BY_ALL = [
  { by: ['account'], most: 20, seconds: QUARTER_S },
  { by: [], most: 600, seconds: 60 },
] as const;

/** `triesPerAddress`: tries of each purpose that one network address has in a quarter of an hour. */
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
