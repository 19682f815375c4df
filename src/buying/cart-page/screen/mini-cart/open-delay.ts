import { OPEN_DELAY_MS } from '#buying/cart/screen';

/** How long the mini cart waits for another flyout to close: as the server says, or two seconds (MINI-2). */
export function openDelayMs(page: { readonly dataset: Readonly<Record<string, string | undefined>> } = document.documentElement): number {
  return Number(page.dataset['wait'] ?? OPEN_DELAY_MS);
}
