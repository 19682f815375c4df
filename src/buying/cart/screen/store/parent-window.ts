// What a page or an application around the shop is told: each page the shopper comes to (ANL-2), and the count beside the cart when it
// begins and whenever it changes (CART-25). Comes only where somebody is around.
import { postToParent } from '#ui/page/post-to-parent';
import { badgeText, readBadge, watchBadge } from './badge.ts';

let told: string | undefined;

/** `route`: path and query of the page shown now. */
export function tellPage(route: string): void {
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
