// The count next to the cart icon, before and without the cart itself: from a cookie that the server maintains (MCVCB), or as a fallback from a
// stored count with its timestamp (CART-25). A channel tells other tabs about changes (T42: it shows numberOfItems).
import { readStored, writeStored } from './storage.ts';

export interface Badge {
  readonly items: number;
  readonly lines: number;
  readonly cents: number;
}

const COOKIE = 'MCVCB';
const COUNT_KEY = 'cartCount';
export const COUNT_KEPT_MS = 30 * 86_400_000;
const CHANNEL = 'inkwell-cart';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (channel === undefined && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', tell);
  }
  return channel;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the badge may have changed: here, in another tab, or while this tab was in the background. */
export function watchBadge(listener: () => void): () => void {
  openChannel();
  if (listeners.size === 0) window.addEventListener('focus', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('focus', tell);
  };
}

/** Calls back when another tab changed the cart. */
export function watchOtherTabs(listener: () => void): () => void {
  const open = openChannel();
  open?.addEventListener('message', listener);
  return () => open?.removeEventListener('message', listener);
}

/** The badge as the cookie has it, `items.lines.cents`; without a cookie the stored count; empty when unknown. */
export function badgeText(): string {
  const text = new RegExp(`(?:^|; )${COOKIE}=([\\d.]+)`).exec(document.cookie)?.[1];
  if (text !== undefined) return text;
  const stored = readStored<{ readonly text: string; readonly at: number }>(COUNT_KEY);
  return stored !== null && Date.now() - stored.at < COUNT_KEPT_MS ? stored.text : '';
}

/** In the format of the cookie. */
export const textOf = ({ items, lines, cents }: Badge): string => `${items}.${lines}.${cents}`;

export function readBadge(text: string): Badge | null {
  const [, items, lines, cents] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  return cents === undefined ? null : { items: Number(items), lines: Number(lines), cents: Number(cents) };
}

/** An answer came with a cart, so the cookie is up to date. Stores the count for browsers without cookies. */
export function badgeChanged(badge: Badge, { tellTabs }: { readonly tellTabs: boolean }): void {
  writeStored(COUNT_KEY, { text: textOf(badge), at: Date.now() });
  tell();
  if (tellTabs) openChannel()?.postMessage('changed');
}
