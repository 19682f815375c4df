// Numbers beside places of the account's menu. Each capability counts its own; a place whose number cannot be read has none.
import type { MenuCounts, SignedIn } from '#base/shopper/rules';
import type { Visit } from './visit.ts';

/** What a person may not open is not counted. */
export type CountForMenu = (visit: Visit, shopper: SignedIn) => Promise<MenuCounts>;

/** Asks all capabilities at once. `failed` gets the error of one that cannot count; the others' numbers stand. */
export function countTogether(counters: () => readonly CountForMenu[], failed: (error: unknown) => void): CountForMenu {
  return async (visit, shopper) => {
    const none = (error: unknown): MenuCounts => {
      failed(error);
      return {};
    };
    const counted = await Promise.all(counters().map(async (count) => count(visit, shopper).catch(none)));
    return counted.reduce((all, one) => ({ ...all, ...one }), {});
  };
}
