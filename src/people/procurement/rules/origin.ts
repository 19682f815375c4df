// Origins of purchasing systems: where carts go back to, and whose pages may frame the shop.

/** The origin of a typed address, `https://system.example`; null unless it is https, for anybody could listen to another. */
export function readOrigin(typed: string): string | null {
  const address = typed.trim();
  if (!URL.canParse(address) || WITH_PASSWORD.test(address)) return null;
  const { origin } = new URL(address);
  return origin.startsWith('https://') ? origin : null;
}

/** One origin a line; null when one of them is none. */
export function readOrigins(typed: string): readonly string[] | null {
  const lines = typed.split(/[\s,;]+/).filter((line) => line !== '');
  const origins = lines.map(readOrigin);
  return origins.includes(null) ? null : [...new Set(origins.filter((origin) => origin !== null))];
}

/** Whether a cart may go to an address: without a password in it, at one of the origins. Scripts and files have no origin. */
export const leadsTo = (address: string, origins: readonly string[]): boolean =>
  URL.canParse(address) && !WITH_PASSWORD.test(address) && origins.includes(new URL(address).origin);

const WITH_PASSWORD = /^[^/]*\/\/[^/?#]*@/;
