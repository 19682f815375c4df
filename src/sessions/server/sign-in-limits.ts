// How often a password is guessed: for an account from one address, from one address, for an account, and in the whole shop (trust 20, 36).
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';

export type SignInLimits = Limiter<'address' | 'account'>;

export function makeSignInLimits(limits: Limits, triesPerAddress: number): SignInLimits {
  return limits.of('sign-in', [
    { by: ['address', 'account'], most: 10, seconds: QUARTER_S },
    { by: ['address'], most: triesPerAddress, seconds: QUARTER_S },
    { by: ['account'], most: 60, seconds: QUARTER_S },
    { by: [], most: 3_000, seconds: 60 },
  ]);
}
