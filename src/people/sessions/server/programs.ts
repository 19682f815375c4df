// The programs of a person: their paid membership (RWD-4), and the rewards number of the free one (RWD-1).
import { randomInt } from 'node:crypto';
import type { MembershipProgram, MembershipTerm } from '#base/shopper/rules';
import type { Queries } from '#platform/db';
import { JOIN_REWARDS, SET_MEMBERSHIP, TURN_OFFER } from './profile-queries.ts';

/** From the next request on, on every device. `term`: absent when it has ended. */
export async function setMembership(
  tx: Queries,
  profileId: string,
  { program, term }: { readonly program: MembershipProgram; readonly term?: MembershipTerm },
): Promise<void> {
  await tx.run(SET_MEMBERSHIP, [profileId, program, term?.until ?? null, term?.cents ?? null]);
}

/** `running`: all offers that exist; others are forgotten. From the next request on, on every device (RWD-2). */
export async function turnOffer(
  on: Queries,
  profileId: string,
  { code, isOn, running }: { readonly code: string; readonly isOn: boolean; readonly running: readonly string[] },
): Promise<void> {
  await on.run(TURN_OFFER, [profileId, code, isOn, running]);
}

const TRIES = 5;

/** Gives the person a rewards number; who has one keeps it. */
export async function joinRewards(on: Queries, profileId: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const number = `6${String(randomInt(10 ** 10)).padStart(10, '0')}`;
    if ((await on.maybe(JOIN_REWARDS, [profileId, number])) !== undefined) return;
  }
  throw new Error('No free rewards number was found');
}
