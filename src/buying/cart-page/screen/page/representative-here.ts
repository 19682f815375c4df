// What the cart says about representatives: who acts for the shopper now, or what one changed (USR-11).
import { createContext, use } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { ActingNow, representativesContract } from '#people/representatives/contract';
import type { CartChange } from '#people/representatives/screen';
import { ask, attempt, pageVisit, type WithContext } from '#ui/page/page-visit';

interface RepresentativeHere {
  readonly acting: ActingNow | null;
  /** The cart was just mailed to the shopper. */
  readonly sent: boolean;
  /** What a representative changed and the shopper has not put away. */
  readonly change: CartChange | null;
}

export const Representative = createContext<RepresentativeHere>({ acting: null, sent: false, change: null });

export const useRepresentative = (): RepresentativeHere => use(Representative);

/** For the loader; the cart opens without it as well. */
export async function representativeHere(args: WithContext, sent: boolean): Promise<RepresentativeHere> {
  if (args.context.get(pageVisit).acting) {
    const { acting } = await ask<typeof representativesContract>(args)('GET /api/acting', {});
    if (acting !== null) return { acting, sent, change: null };
  }
  const reply = await attempt<typeof representativesContract>(args)('GET /api/acting/notice', {});
  return { acting: null, sent: false, change: isRefusal(reply) ? null : reply.notice };
}
