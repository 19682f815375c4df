// Which frame a page stands in, by its path (APP-15); `src/routes.ts` puts it there.
import type { FrameVariant } from './page-context.ts';

/** Beginnings of pages that have one thing to do, checkout aside. */
const ONE_THING = [
  '/office/supplies/second-step',
  '/office/supplies/sign-on',
  '/office/supplies/open-account',
  '/office/supplies/join',
  '/office/supplies/forgotten-password',
  '/office/supplies/new-password',
  '/tpv',
  '/membership-gift',
  '/punchout',
  '/service',
  '/account/deleted',
  '/account/confirm-email',
] as const;

/** `path` without the locale. `isHandedOver`: a partner's site sent the shopper (APP-4). */
export function frameVariant(path: string, isHandedOver: boolean): FrameVariant {
  if (path.startsWith('/checkout/') && !path.startsWith('/checkout/confirmation/')) return isHandedOver ? 'third-party-payment' : 'slim';
  return ONE_THING.some((start) => path === start || path.startsWith(`${start}/`)) ? 'logo-only' : 'full';
}
