// The login's address with the way back, for a visitor without access (APP-7).
import type { Locale } from '#base/locale/rules';
import type { Site } from '#base/site/rules';
import { makePaths } from '#paths';

interface SignInPlace {
  readonly locale: Locale;
  readonly site: Pick<Site, 'tenant'>;
}

/** The way back is in `jump`, on the business site in `target`. */
export function signInAddress({ locale, site }: SignInPlace, back: string): string {
  return makePaths(locale).login({ [site.tenant === 'business' ? 'target' : 'jump']: back });
}
