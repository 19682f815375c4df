// Tells the page or app around the shop which page is shown (ANL-2), and the cart's count at the start and on each change (CART-25). Loaded only in a
// frame or app.
import { postToParent } from '#ui/page/post-to-parent';
import { badgeText, readBadge, watchBadge } from './badge.ts';

let told: string | undefined;

/** `route`: path and query of the page shown now. */
export function postPage(route: string): void {
  postToParent({ message: 'navigation', route });
  if (told !== undefined) return;
  tellCount();
  watchBadge(tellCount);
}

function tellCount(): void {
  const text = badgeText();
  if (text === told) return;
  told = text;
  const { items = 0, lines = 0 } = readBadge(text) ?? {};
  postToParent({ message: 'cartCount', count: items, lines });
}
