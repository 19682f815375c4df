// The demo accounts are the same for every file of promises, and each has one cart: whoever changes it holds the account meanwhile, so
// that files which run side by side cannot empty, fill or order one another's cart. Who asked first holds it first: one that takes the
// same account many times over does not keep the others from it.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const LOOK_AGAIN_MS = 100;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Creating a directory succeeds for exactly one process. */
async function took(claim: string): Promise<boolean> {
  try {
    await mkdir(claim);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/**
 * Waits until nobody holds the account (`business`), and holds it; returns what lets it go. `directory` is the same for all. Who gives
 * up (`signal`) leaves the queue.
 * @throws the reason of `signal` when it gave up
 */
export async function holdAccount(directory: string, account: string, signal?: AbortSignal): Promise<() => Promise<void>> {
  const claim = join(directory, `${account}.held`);
  const queue = join(directory, `${account}.queue`);
  const ticket = `${Date.now()}-${randomUUID()}`;
  await mkdir(queue, { recursive: true });
  await writeFile(join(queue, ticket), '');
  try {
    for (;;) {
      const [first] = (await readdir(queue)).toSorted();
      if (first === ticket && (await took(claim))) return () => rmdir(claim);
      await after(LOOK_AGAIN_MS, undefined, signal ? { signal } : {});
    }
  } finally {
    await rm(join(queue, ticket), { force: true });
  }
}
