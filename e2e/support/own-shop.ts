// A shop configured as one test alone needs it.
import { inject, onTestFinished } from 'vitest';
import { startShop, type RunningShop } from '#test/running-shop';
import { copyOf, type ShopData } from './shop-data.ts';

/** Data of one's own with the demo's catalogue and accounts, and without orders. */
export const filledData = (): Promise<ShopData> => copyOf(inject('filled'));

/**
 * Starts a shop on `filledData`. It ends once the test is over and its pages are left: a page that still loads a part of itself from a shop
 * that goes away says that a script failed.
 */
export async function ownShop(env: Readonly<Record<string, string>>): Promise<RunningShop> {
  const data = await filledData();
  onTestFinished(() => data.remove());
  const shop = await startShop({ env: { ...data.env, LOG_LEVEL: 'error', ...env } });
  onTestFinished(async () => void (await shop.stop()));
  return shop;
}
