import type { ActingNow, representativesContract } from '#people/representatives/contract';
import { ask, pageVisit, type WithContext } from '#ui/page/page-visit';

/** The representative whose banner a page bears; null: none, and the session is not read for it. */
export async function actingIn(args: WithContext): Promise<ActingNow | null> {
  if (!args.context.get(pageVisit).acting) return null;
  return (await ask<typeof representativesContract>(args)('GET /api/acting', {})).acting;
}
