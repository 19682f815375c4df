// One built shop for all end-to-end tests: on a free port, with a database of its own, gone afterwards.
import type { TestProject } from 'vitest/node';
import { fillData, startShop, temporaryDirectory, type RunningShop } from '#test/running-shop';
import { emptyData, type ShopData } from './shop-data.ts';

const PASSWORD = 'shelf and ladder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the two sites, without a slash at the end. */
    shop: RunningShop['origins'];
    /** The demo accounts' password. */
    password: string;
    /** Where it is noted who holds which demo account. */
    holds: string;
    /** Data with the demo's catalogue and accounts: own shops start on copies of them. */
    filled: ShopData['env'];
  }
}

/** Starts the shop and provides its addresses; returns what ends it. */
export default async function shopSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  const holds = temporaryDirectory();
  const [own, filled] = await Promise.all([emptyData(), emptyData()]);
  const [shop] = await Promise.all([
    startShop({
      env: { ...own.env, INKWELL_PASSWORD: PASSWORD, INKWELL_GALLERY: 'yes', INKWELL_TRIES_PER_ADDRESS: '10000' },
      echo: process.stderr,
    }),
    fillData(filled.env, PASSWORD),
  ]);
  provide('shop', shop.origins);
  provide('password', PASSWORD);
  provide('holds', holds.path);
  provide('filled', filled.env);
  return async () => {
    await shop.stop();
    holds.remove();
    await Promise.all([own.remove(), filled.remove()]);
  };
}
