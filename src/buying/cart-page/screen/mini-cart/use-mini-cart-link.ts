// What the link to the cart does when the page is awake: it opens the mini cart in place of the page.
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { needPanels, readStored, writeStored } from '#buying/cart/screen';

const load = () => import('./open-mini-cart.ts');
const OWNER_KEY = 'cartOwner';

export interface MiniCartLink {
  /** The mini cart is on its way. */
  readonly busy: boolean;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** `owner` tells shoppers apart; undefined while it is not known. When it changes, what was kept of the last one's cart goes. */
export function useMiniCartLink(to: string, owner: string | undefined): MiniCartLink {
  const [busy, setBusy] = useState(false);
  const { key, pathname, search } = useLocation();
  const refresh = new URLSearchParams(search).has('mcRefresh');
  useEffect(() => {
    if (owner === undefined) return;
    const known = readStored<string>(OWNER_KEY);
    if (known !== owner) writeStored(OWNER_KEY, owner);
    // A shopper whom this browser never saw has nothing kept.
    if (known !== null && known !== owner) void load().then(({ cartOwnerChanged }) => cartOwnerChanged());
  }, [owner]);
  // Each such address asks anew (APP-11); what is kept of this very shopper stays.
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
          // The code did not arrive: the cart page does.
          () => window.location.assign(to),
        )
        .finally(() => setBusy(false));
    },
  };
}
