import { COOKIE_SECONDS } from '#base/site/rules';

/** A cookie that page scripts can read; it holds a preference, never a right. */
export function cookieText(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax; Secure`;
}
