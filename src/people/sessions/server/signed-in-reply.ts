// Where whoever has just signed in goes on.
import { localePrefix } from '#base/locale/rules';
import { hasOwnPages, type Shopper } from '#base/shopper/rules';
import { safeTarget } from '#people/sessions/rules';
import type { Hosts } from '#platform/hosts';
import type { Visit } from '#platform/visit';

/** `back`: where they came from; only an address of this site is followed. */
export function signedInReply({ origins }: Pick<Hosts, 'origins'>, { site, locale }: Visit, back: string | undefined, shopper: Shopper) {
  return {
    next: safeTarget(back, origins[site.tenant], localePrefix(locale) || '/'),
    firstName: shopper.profile?.firstName ?? '',
    // Contract prices and the Spanish language are part of the page itself.
    redraw: hasOwnPages(shopper) || shopper.profile?.spanish === true,
  };
}
