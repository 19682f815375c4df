// Addresses of providers, as administrators type them or their metadata say.

/** As providers spell it, a slash at the end included; null for an address that is none, or that anybody could listen to. */
export function readIssuer(typed: string, allowedHosts: readonly string[]): string | null {
  const text = typed.trim().replace(/\/\.well-known\/openid-configuration$/, '');
  if (text.length > 500 || !URL.canParse(text)) return null;
  const { search, hash } = new URL(text);
  return search === '' && hash === '' ? readAddress(text, allowedHosts) : null;
}

/** Null for anything but an https address, or one of an allowed host. */
export function readAddress(text: string, allowedHosts: readonly string[]): string | null {
  if (text.length > 500 || !URL.canParse(text)) return null;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return null;
  return protocol === 'https:' || (protocol === 'http:' && allowedHosts.includes(hostname)) ? text : null;
}
