// Guessing is slowed: by address, by account and for the whole shop (trust 20). Counted in this process.
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

export interface Throttle {
  /** Counts one try; returns the seconds to wait when there were too many, else 0. */
  tryAgainIn(address: string, account: string): Promise<number>;
  /** Seconds to wait when there were too many tries before, else 0; counts nothing. */
  waitOf(address: string, account: string): Promise<number>;
  /** A right password takes the tries of this account and address back. */
  forgive(address: string, account: string): Promise<void>;
}

export interface Limits {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly global: number;
}

const USUAL: Limits = { perAccount: 10, perAddress: 50, global: 600 };

export function makeThrottle(limits: Partial<Limits> = {}): Throttle {
  const { perAccount, perAddress, global } = { ...USUAL, ...limits };
  const byAccount = new RateLimiterMemory({ points: perAccount, duration: 15 * 60 });
  const byAddress = new RateLimiterMemory({ points: perAddress, duration: 15 * 60 });
  const byAll = new RateLimiterMemory({ points: global, duration: 60 });
  return {
    async tryAgainIn(address, account) {
      try {
        await byAll.consume('all');
        await byAddress.consume(address);
        await byAccount.consume(account);
        return 0;
      } catch (limit) {
        if (limit instanceof Error) throw limit;
        return secondsOf(limit as RateLimiterRes); // the library rejects with its counter
      }
    },
    async waitOf(address, account) {
      const counted = await Promise.all([byAll.get('all'), byAddress.get(address), byAccount.get(account)]);
      const most = [global, perAddress, perAccount];
      return Math.max(0, ...counted.map((one, at) => (one !== null && one.consumedPoints > (most[at] ?? 0) ? secondsOf(one) : 0)));
    },
    async forgive(address, account) {
      await Promise.all([byAccount.delete(account), byAddress.reward(address)]);
    },
  };
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));
