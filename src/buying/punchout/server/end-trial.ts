// Ends the visit of a try from the page that plays the purchasing system.
import { timingSafeEqual } from 'node:crypto';
import { badgeOfCart, type Carts } from '#buying/cart/server';
import { hashOf } from '#people/sessions/server';
import { PUNCHOUT_COOKIE, type Visit } from '#platform/visit';
import { setSessionCookies } from '#platform/visit-token';
import { END_TRIAL } from './trial-queries.ts';
import type { TrialDeps } from './trial-request.ts';
import { UUID, type TrialProblem } from './trials.ts';

export interface EndDeps extends Pick<TrialDeps, 'db'> {
  readonly carts: Pick<Carts, 'load'>;
}

interface Ended {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly trial: string;
}

/** In the browser that has the visit, the administrator's own session counts again, and the badge shows their own cart. */
export async function endTrial(
  { db, carts }: EndDeps,
  { accountNumber, connectionId, trial }: Ended,
  visit: Visit,
): Promise<Record<string, never> | TrialProblem> {
  const ended = UUID.test(trial) ? await db.maybe(END_TRIAL, [accountNumber, connectionId, trial, visit.now]) : undefined;
  if (ended === undefined) return 'TRIAL_NOT_FOUND';
  const token = visit.cookies[PUNCHOUT_COOKIE];
  // Another try may have taken its place in this browser meanwhile.
  if (token === undefined || ended.token_hash === null || !timingSafeEqual(hashOf(token), ended.token_hash)) return {};
  setSessionCookies(visit.setCookie, null, { wasPunchout: true, own: visit.ownTokenHash() });
  await badgeOfCart(visit, carts);
  return {};
}
