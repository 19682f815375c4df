// Who else has a hand in the cart: a representative who acts for the shopper now or changed something (USR-11), or a purchasing system (B2B-9).
import { createContext, use } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { ActingNow, representativesContract } from '#people/representatives/contract';
import type { PunchoutNow } from '#buying/punchout/contract';
import { punchoutIn } from '#buying/punchout/screen';
import type { CartChange } from '#people/representatives/screen';
import { ask, attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

interface RepresentativeHere {
  readonly acting: ActingNow | null;
  /** The cart was just mailed to the shopper. */
  readonly sent: boolean;
  /** What a representative changed and the shopper has not put away. */
  readonly change: CartChange | null;
  /** The purchasing system that the cart goes back to. */
  readonly punchout: PunchoutNow | null;
  /** The shopper has just undone it. */
  readonly isUndone: boolean;
}

export const Representative = createContext<RepresentativeHere>({
  acting: null,
  sent: false,
  change: null,
  punchout: null,
  isUndone: false,
});

export const useRepresentative = (): RepresentativeHere => use(Representative);

/** A purchasing system only shows the cart, so nothing in it can be changed (B2B-9). */
export const useViewOnly = (): boolean => useRepresentative().punchout?.operation === 'inspect';

/** For the loader; the cart opens without it as well. */
export async function representativeHere(
  args: WithContext,
  { sent, isUndone }: Pick<RepresentativeHere, 'sent' | 'isUndone'>,
): Promise<RepresentativeHere> {
  const punchout = await punchoutIn(args);
  if (punchout !== null) return { acting: null, sent: false, change: null, punchout, isUndone: false };
  if (args.context.get(pageVisit).acting) {
    const { acting } = await ask<typeof representativesContract>(args)('GET /api/acting', {});
    if (acting !== null) return { acting, sent, change: null, punchout, isUndone: false };
  }
  const reply = await attempt<typeof representativesContract>(args)('GET /api/acting/notice', {});
  return { acting: null, sent: false, change: isRefusal(reply) ? null : reply.notice, punchout, isUndone };
}
