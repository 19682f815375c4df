// One built shop for all end-to-end tests: on a free port, with an embedded database of its own, gone afterwards.
import type { TestProject } from 'vitest/node';
import { fillDirectory, startShop, temporaryDirectory, type RunningShop } from '#test/running-shop';

const PASSWORD = 'shelf and ladder';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the two sites, without a slash at the end. */
    shop: RunningShop['origins'];
    /** The demo accounts' password. */
    password: string;
    /** Where it is noted who holds which demo account. */
    holds: string;
    /** A data directory with the demo's catalogue and accounts: own shops start on copies of it. */
    filled: string;
  }
}

/** Starts the shop and provides its addresses; returns what ends it. */
export default async function shopSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  const directory = temporaryDirectory();
  const holds = temporaryDirectory();
  const filled = temporaryDirectory();
  const [shop] = await Promise.all([
    startShop({
      env: { DATA_DIR: directory.path, INKWELL_PASSWORD: PASSWORD, INKWELL_GALLERY: 'yes', INKWELL_TRIES_PER_ADDRESS: '10000' },
      echo: process.stderr,
    }),
    fillDirectory(filled.path, PASSWORD),
  ]);
  provide('shop', shop.origins);
  provide('password', PASSWORD);
  provide('holds', holds.path);
  provide('filled', filled.path);
  return async () => {
    await shop.stop();
    directory.remove();
    holds.remove();
    filled.remove();
  };
}
