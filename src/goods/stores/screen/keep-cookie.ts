import type { PageVisit } from '#ui/page/page-visit';
import { cookieText } from './cookie-text.ts';

/** Sets a script-readable cookie with the answer. */
export function keepCookie(visit: Pick<PageVisit, 'setHeader'>, name: string, value: string): void {
  visit.setHeader('set-cookie', cookieText(name, value));
}
