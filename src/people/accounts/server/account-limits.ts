// How often an account's password is guessed and its mail asked for. What one network address uses up, the account's owner still has
// elsewhere (trust 20, 36).
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';

export interface AccountLimits {
  /** Guesses at the present password of somebody who is signed in. */
  readonly passwords: Limiter<'address' | 'profile'>;
  /** Mails to an account that exists, or may: a link for a new password, or to a new address. */
  readonly mails: Limiter<'address' | 'account'>;
  /** Accounts that are asked for, and their mail once more. */
  readonly openings: Limiter<'address' | 'account'>;
}

/** `triesPerAddress`: tries of each purpose that one network address has in a quarter of an hour. */
export function makeAccountLimits(limits: Limits, triesPerAddress: number): AccountLimits {
  return {
    passwords: limits.of('present-password', [
      { by: ['address', 'profile'], most: 10, seconds: QUARTER_S },
      { by: ['address'], most: triesPerAddress, seconds: QUARTER_S },
      { by: ['profile'], most: 60, seconds: QUARTER_S },
    ]),
    mails: limits.of('account-mail', [
      { by: ['address', 'account'], most: 5, seconds: QUARTER_S },
      { by: ['address'], most: 30, seconds: QUARTER_S },
      { by: ['account'], most: 20, seconds: QUARTER_S },
      { by: [], most: 600, seconds: 60 },
    ]),
    openings: limits.of('create-account', [
      { by: ['address', 'account'], most: 5, seconds: QUARTER_S },
      { by: ['address'], most: triesPerAddress, seconds: QUARTER_S },
      { by: ['account'], most: 20, seconds: QUARTER_S },
      { by: [], most: 600, seconds: 60 },
    ]),
  };
}
