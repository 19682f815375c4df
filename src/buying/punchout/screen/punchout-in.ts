import { redirect } from 'react-router';
import { makePaths } from '#paths';
import type { PunchoutNow, punchoutContract } from '#buying/punchout/contract';
import { punchoutPaths } from '#buying/punchout/rules';
import { ask, pageVisit, type WithContext } from '#ui/page/page-visit';

/** The purchasing system that a page's shopper shops for; null: none, and the session is not read for it. Leads away when the visit is over. */
export async function punchoutIn(args: WithContext): Promise<PunchoutNow | null> {
  const { punchout: isPunchout, locale } = args.context.get(pageVisit);
  if (!isPunchout) return null;
  const { punchout } = await ask<typeof punchoutContract>(args)('GET /api/punchout', {});
  if (punchout === null || punchout.isOver) throw redirect(punchoutPaths(makePaths(locale)).over());
  return punchout;
}
