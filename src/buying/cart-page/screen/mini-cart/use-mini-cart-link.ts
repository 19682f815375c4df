// After hydration the cart link opens the mini cart instead of the page.
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { needPanels, readStored, writeStored } from '#buying/cart/screen';

const load = () => import('./open-mini-cart.ts');
const OWNER_KEY = 'cartOwner';

export interface MiniCartLink {
  /** The mini cart is loading. */
  readonly busy: boolean;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** `owner` identifies the shopper; undefined while unknown. When it changes, the last shopper's stored data is deleted. */
export function useMiniCartLink(to: string, owner: string | undefined): MiniCartLink {
  const [busy, setBusy] = useState(false);
  const { key, pathname, search } = useLocation();
  const refresh = new URLSearchParams(search).has('mcRefresh');
  useEffect(() => {
    if (owner === undefined) return;
    const known = readStored<string>(OWNER_KEY);
    if (known !== owner) writeStored(OWNER_KEY, owner);
    // A browser without a known shopper has nothing stored.
    if (known !== null && known !== owner) void load().then(({ shopperChanged }) => shopperChanged());
  }, [owner]);
  // Such an address loads a fresh cart (APP-11), and keeps this shopper's stored data.
  useEffect(() => {
    if (refresh) void load().then(({ refreshCart }) => refreshCart());
  }, [key, refresh]);
  return {
    busy,
    onClick: (event) => {
      const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!plain || pathname === to) return;
      event.preventDefault();
      const link = event.currentTarget;
      setBusy(true);
      void load()
        .then(
          ({ openMiniCart }) => {
            needPanels();
            return openMiniCart(link);
          },
          // The code could not be loaded, so the cart page opens.
          () => window.location.assign(to),
        )
        .finally(() => setBusy(false));
    },
  };
}
