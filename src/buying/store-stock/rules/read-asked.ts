// What somebody typed or scanned in a store: a number, or the address of a product.
import { scannedNumber } from '#goods/scanning/rules';

export type Asked =
  /** As typed, then the number of 13 digits that a UPC stands for. */
  | { readonly kind: 'number'; readonly numbers: readonly string[] }
  | { readonly kind: 'item'; readonly itemId: string }
  | { readonly kind: 'notAnItem' };

/** Host and path; part numbers may have a slash, so only these count as addresses. */
const ADDRESS = /^(?:https?:)?\/\/([^/?#]*)([^?#]*)/i;
const BARE_ADDRESS = /^([^/?#\s]*)(\/[^?#\s]*product_[^?#\s]*)/i;
const PRODUCT = /\/product_([^/]{1,120})\/?$/;

/** `hosts`: those of the shop, with their ports; an address of another one is none of our items. */
export function readAsked(typed: string, hosts: ReadonlySet<string>): Asked {
  const text = typed.trim();
  const [, host, path] = ADDRESS.exec(text) ?? BARE_ADDRESS.exec(text) ?? [];
  if (host === undefined || path === undefined) return { kind: 'number', numbers: [...new Set([text, scannedNumber(text) ?? text])] };
  const name = host === '' || hosts.has(host.toLowerCase()) ? PRODUCT.exec(path)?.[1] : undefined;
  const itemId = name === undefined ? null : plain(name);
  return itemId === null ? { kind: 'notAnItem' } : { kind: 'item', itemId };
}

/** Null for an address that no page of ours has. */
function plain(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
