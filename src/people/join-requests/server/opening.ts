// Somebody who belongs to no organization opens one of their own: their request was declined, or they wait no longer (USR-9).
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { noteEvent } from '#people/organizations/server';
import { DETAIL_LIMITS, OPENER } from '#people/organizations/rules';
import { joinOrganization, openOrganization, type Signing } from '#people/sessions/server';
import type { Visit } from '#platform/visit';
import type { AskDeps } from './asking.ts';
import { WITHDRAW } from './join-queries.ts';
import { Refused } from './refused.ts';

export interface OpenDeps extends AskDeps {
  readonly signing: Pick<Signing, 'renew'>;
}

export type OpenProblem = 'COMPANY_REQUIRED' | 'NO_OFFER';

/** The session begins anew, as with every new role; a request that waits is withdrawn. */
export async function openOwn(
  { db, signing }: OpenDeps,
  visit: Visit,
  { profile }: SignedIn,
  typed: string,
): Promise<Outcome<null, OpenProblem>> {
  const name = singleLine(typed).slice(0, DETAIL_LIMITS.name);
  const { profileId, email, firstName, lastName } = profile;
  if (name === '') return failed('COMPANY_REQUIRED');
  if (visit.site.tenant !== 'business') return failed('NO_OFFER');
  return Refused.caught(() =>
    db.transaction(async (tx) => {
      const accountNumber = await openOrganization(tx, name);
      if (!(await joinOrganization(tx, profileId, accountNumber, OPENER))) throw new Refused<OpenProblem>('NO_OFFER');
      const waiting = await tx.maybe(WITHDRAW, [profileId, visit.now]);
      const actor = { accountNumber: waiting?.account_number ?? '', name: `${firstName} ${lastName}`.trim() || email };
      if (waiting !== undefined) await noteEvent(tx, actor, { kind: 'joinWithdrawn', about: email, at: visit.now });
      await signing.renew(visit, profileId, tx);
      return done(null);
    }),
  );
}
