import type { PageVisit } from '#ui/page-visit';

/** About two years (DLV-5). */
const KEPT_SECONDS = 63_072_000;

/** Sets a cookie that the page may read; it carries a preference, never a right. */
export function keepCookie(visit: Pick<PageVisit, 'setHeader'>, name: string, value: string): void {
  visit.setHeader('set-cookie', `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax; Secure`);
}
