// Pages that are closed to who shops for a purchasing system: its word opens neither the account nor a checkout (B2B-9).
import { isOpen } from '#base/access/rules';
import { makePaths } from '#paths';
import type { Locale } from '#base/locale/rules';
import type { Site } from '#base/site/rules';
import { pageAccess } from './route-access.ts';

const ONE_TASK = /^\/(?:checkout|office\/supplies|tpv|order-lookup|account)(?:\/|$)/;

/** By a page's pattern without the locale. */
export function closedInPunchout(pattern: string): boolean {
  const access = pageAccess(pattern);
  if (access === undefined) return false;
  return ONE_TASK.test(pattern) || !(isOpen(access) || (typeof access === 'object' && 'visitorWith' in access));
}

/** Where they go on instead. */
export const punchoutAddress = ({ locale, site }: { readonly locale: Locale; readonly site: Pick<Site, 'tenant'> }): string =>
  makePaths(locale).cart(site.tenant);
