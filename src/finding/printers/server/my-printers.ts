// A shopper's saved printers (CAT-6): they belong to the guest, and move to the profile at sign-in.
import type { Queries } from '#platform/db';
import type { OnSignIn } from '#people/sessions/server';
import { ADOPT_PRINTERS, FORGET_PRINTER, KEEP_PRINTER, MY_PRINTERS } from './my-printers-queries.ts';

/** No person has more; a script might. */
const MOST = 20;

/** Model keys, the most recently saved first. */
export async function printersOf(on: Queries, ownerId: string): Promise<readonly string[]> {
  return (await on.many(MY_PRINTERS, [ownerId])).map(({ model_key: key }) => key);
}

export async function keepPrinter(on: Queries, ownerId: string, key: string, now: Date): Promise<void> {
  await on.run(KEEP_PRINTER, [ownerId, key, now, MOST]);
}

export async function forgetPrinter(on: Queries, ownerId: string, key: string): Promise<void> {
  await on.run(FORGET_PRINTER, [ownerId, key]);
}

export const adoptPrintersAtSignIn: OnSignIn = async (tx, { guestId, profileId }) => {
  await tx.run(ADOPT_PRINTERS, [guestId, profileId]);
};
