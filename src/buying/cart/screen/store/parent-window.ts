// Tells the page or app around the shop which page is shown (ANL-2), and the cart's count at the start and on each change (CART-25). Loaded only in a
// frame or app.
import { postToParent } from '#ui/page/post-to-parent';
import { badgeText, readBadge, watchBadge } from './badge.ts';

let postedCount: string | undefined;

/** `route`: path and query of the page shown now. */
export function postPage(route: string): void {
  postToParent({ message: 'navigation', route });
  if (postedCount !== undefined) return;
  postCount();
  watchBadge(postCount);
}

function postCount(): void {
  const text = badgeText();
  if (text === postedCount) return;
  postedCount = text;
  const { items = 0, lines = 0 } = readBadge(text) ?? {};
  postToParent({ message: 'cartCount', count: items, lines });
}
