// Beginning and ending to act for a shopper.
import { randomUUID } from 'node:crypto';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { ACTING_MINUTES, mayActFor, type ActingReason } from '#people/representatives/rules';
import type { FindPeople, Signing } from '#people/sessions/server';
import type { Limiter } from '#platform/limits';
import type { Visit } from '#platform/visit';
import { BEGIN_ACTING, END_ACTING } from './acting-queries.ts';

export interface BeginDeps {
  readonly people: FindPeople;
  readonly signing: Pick<Signing, 'exchange' | 'forget'>;
  readonly starts: Limiter<'representative'>;
}

interface Asked {
  readonly profileId: string;
  readonly reason: ActingReason;
  readonly note: string;
}

export type BeginProblem =
  | { readonly code: 'SHOPPER_NOT_FOUND'; readonly field: 'profileId' }
  | { readonly code: 'NOTE_MISSING'; readonly field: 'note' }
  | { readonly code: 'TOO_MANY_TRIES'; readonly seconds: number };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function beginActing(
  { people, signing, starts }: BeginDeps,
  visit: Visit,
  { tenant, profile: own }: SignedIn,
  asked: Asked,
): Promise<Outcome<null, BeginProblem>> {
  const note = asked.note.trim();
  if (note === '') return failed({ code: 'NOTE_MISSING', field: 'note' });
  const person = UUID.test(asked.profileId) ? await people.get(asked.profileId) : undefined;
  if (person === undefined || !mayActFor({ profileId: own.profileId, tenant }, person))
    return failed({ code: 'SHOPPER_NOT_FOUND', field: 'profileId' });
  const { wait } = await starts.take({ representative: own.profileId });
  if (wait > 0) return failed({ code: 'TOO_MANY_TRIES', seconds: wait });
  const acting = { representativeId: own.profileId, minutes: ACTING_MINUTES };
  await signing.exchange(visit, { profileId: person.profileId, acting }, async (tx, tokenHash) => {
    await tx.run(BEGIN_ACTING, {
      actingId: randomUUID(),
      tokenHash,
      tenant,
      representativeId: own.profileId,
      representativeName: nameOf(own),
      representativeNumber: own.customerNumber,
      profileId: person.profileId,
      firstName: person.firstName,
      name: nameOf(person),
      reason: asked.reason,
      note,
      now: visit.now,
      endsAt: new Date(visit.now.getTime() + ACTING_MINUTES * 60_000),
    });
  });
  return done(null);
}

/** Gives the representative their own session back; false: nobody acts here any more, and the browser is signed out. */
export async function stopActing({ signing }: BeginDeps, visit: Visit): Promise<boolean> {
  const acting = await visit.acting();
  if (acting === null) {
    if (visit.isActing) signing.forget(visit);
    return false;
  }
  await signing.exchange(
    visit,
    { profileId: acting.representativeId },
    async (tx) => void (await tx.run(END_ACTING, [acting.actingId, visit.now])),
  );
  return true;
}

/** First and last name; somebody without either is named by their number. */
export const nameOf = ({ firstName, lastName, customerNumber }: { firstName: string; lastName: string; customerNumber: string }): string =>
  `${firstName} ${lastName}`.trim() || customerNumber;
