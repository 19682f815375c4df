import { OPEN_DELAY_MS } from '#buying/cart/screen';

/** How long the mini cart waits while another flyout is present: as this shop's server says, or two seconds (MINI-2). */
export function openDelayMs(page: { readonly dataset: Readonly<Record<string, string | undefined>> } = document.documentElement): number {
  return Number(page.dataset['wait'] ?? OPEN_DELAY_MS);
}
