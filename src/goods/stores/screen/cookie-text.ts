import { COOKIE_SECONDS } from '#base/site/rules';

/** A cookie that the page may read, as it is set; it carries a preference, never a right. */
export function cookieText(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; Secure`;
}
