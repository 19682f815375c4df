// The printers that a shopper keeps (CAT-6): a guest's until sign-in, the profile's from then on.
import type { Queries } from '#platform/db';
import type { OnSignIn } from '#people/sessions/server';
import { ADOPT_PRINTERS, FORGET_PRINTER, KEEP_PRINTER, MY_PRINTERS } from './my-printers-queries.ts';

/** Nobody has more; a machine might. */
const MOST = 20;

/** Keys of the models, the one kept last first. */
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
