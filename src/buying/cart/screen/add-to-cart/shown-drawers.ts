// Remembers the drawers that a shopper has seen in the cookie `ccdrawers` (APP-21), so that each offer appears only once. The cookie holds the last
// names, separated by dots, for about two years; without cookies an offer appears each time.

import { COOKIE_SECONDS } from '#base/site/rules';

const COOKIE = 'ccdrawers';
const MOST = 30;

function shown(): readonly string[] {
  const [, names = ''] = new RegExp(`(?:^|; )${COOKIE}=([\\w.-]*)`).exec(document.cookie) ?? [];
  return names.split('.').filter((name) => name !== '');
}

export function wasShown(name: string): boolean {
  return shown().includes(name);
}

/** `name`: letters, digits and dashes. */
export function rememberShown(name: string): void {
  const names = [...shown().filter((one) => one !== name), name].slice(-MOST).join('.');
  document.cookie = `${COOKIE}=${names}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; Secure`;
}
