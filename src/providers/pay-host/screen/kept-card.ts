// Number and expiry of the card that was typed last, for the case that it is declined: encrypted in this frame's storage with a key that only the
// shop has. Neither can read the card alone, and nothing outlives the tab. The security code is never kept.
import { CARD_KEPT_MS } from '#buying/payment/rules';

export interface KeptCard {
  readonly number: string;
  readonly expiry: string;
}

interface Stored {
  readonly at: number;
  readonly iv: string;
  readonly data: string;
}

const SLOT = 'card';

/** `key`: 32 bytes in base64url. Without storage or encryption nothing is kept, and the shopper types the card again. */
export async function keepCard(key: string, card: KeptCard, now = Date.now()): Promise<void> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify([card.number, card.expiry]));
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await imported(key), text);
    sessionStorage.setItem(SLOT, JSON.stringify({ at: now, iv: encoded(iv), data: encoded(new Uint8Array(data)) } satisfies Stored));
  } catch {
    forgetCard();
  }
}

/** The kept card; null when there is none, it is too old, or the key is another page's. */
export async function keptCard(key: string, now = Date.now()): Promise<KeptCard | null> {
  try {
    const { at, iv, data } = JSON.parse(sessionStorage.getItem(SLOT) ?? '') as Stored; // written by `keepCard`; anything else fails below
    if (!(now - at < CARD_KEPT_MS)) return null;
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: decoded(iv) }, await imported(key), decoded(data));
    const [number = '', expiry = ''] = JSON.parse(new TextDecoder().decode(text)) as [string?, string?];
    return { number, expiry };
  } catch {
    return null;
  }
}

export function forgetCard(): void {
  try {
    sessionStorage.removeItem(SLOT);
  } catch {
    // Storage is refused, so nothing was kept.
  }
}

const imported = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', decoded(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

const encoded = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const decoded = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
