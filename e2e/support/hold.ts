// The demo accounts are the same for every file of promises, and each has one cart: whoever changes it holds the account meanwhile, so
// that files which run side by side cannot empty, fill or order one another's cart.
import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

const LOOK_AGAIN_MS = 100;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Waits until nobody holds the account (`business`), and holds it; returns what lets it go. `directory` is the same for all. */
export async function holdAccount(directory: string, account: string): Promise<() => Promise<void>> {
  const claim = join(directory, account);
  for (;;) {
    try {
      // A directory is made once, whoever tries at the same moment.
      await mkdir(claim);
      return () => rmdir(claim);
    } catch (error) {
      if (!isTaken(error)) throw error;
      await new Promise((next) => setTimeout(next, LOOK_AGAIN_MS));
    }
  }
}
