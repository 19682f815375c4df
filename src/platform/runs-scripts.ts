// Whether a browser runs scripts, as far as it is known: pages that everybody shares are corrected by scripts for who may not buy all of it, so whoever
// runs none gets pages of their own (decision 0372).
import type { Visit } from './visit.ts';

const COOKIE = 'scripts';

export const runsScripts = ({ cookies }: Pick<Visit, 'cookies'>): boolean => cookies[COOKIE] === '1';

/** Notes that a script of a page asked; a page that is opened or loaded on its own is no sign of one. */
export function noteScripts(visit: Pick<Visit, 'cookies' | 'header' | 'setCookie'>): void {
  if (visit.header('sec-fetch-dest') === 'empty' && !runsScripts(visit)) visit.setCookie(COOKIE, '1', { days: 1 });
}
