// Which drawers a shopper has seen already, in the cookie `ccdrawers` (APP-21): what they offered is not offered there again. It holds
// names with dots between, the last ones only, for about two years; a browser without cookies is offered it each time.

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
export function noteShown(name: string): void {
  const names = [...shown().filter((one) => one !== name), name].slice(-MOST).join('.');
  document.cookie = `${COOKIE}=${names}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; Secure`;
}
