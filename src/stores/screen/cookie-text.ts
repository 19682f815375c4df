/** About two years (DLV-5). */
const KEPT_SECONDS = 63_072_000;

/** A cookie that the page may read, as it is set; it carries a preference, never a right. */
export function cookieText(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax; Secure`;
}
