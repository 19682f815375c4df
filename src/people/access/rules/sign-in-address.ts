// Where who may not open a page yet signs in, with the way back (APP-7).
import type { Locale } from '#base/locale/rules';
import type { Site } from '#base/site/rules';
import { makePaths } from '#paths';

interface SignInPlace {
  readonly locale: Locale;
  readonly site: Pick<Site, 'tenant'>;
}

/** The login's address with the page to return to: `jump`, on the business site `target`. */
export function signInAddress({ locale, site }: SignInPlace, back: string): string {
  return makePaths(locale).login({ [site.tenant === 'business' ? 'target' : 'jump']: back });
}
