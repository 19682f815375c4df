// The way to checkout. It leaves the page, so it waits until the shop has answered everything that was asked of the cart; what an
// answer has to say is read first.
import { useState, type MouseEvent } from 'react';
import { cartWords } from '#cart/words';
import { LinkButton } from '#ui/link-button';
import { usePaths, useWords } from '#ui/shop';
import { Spinner } from '#ui/spinner';
import { pageCart } from './page-cart.ts';
import { useCartState } from './use-cart.ts';

export function CheckOutLink({ wide }: { readonly wide?: boolean | undefined }) {
  const t = useWords(cartWords);
  const to = usePaths().precheckout();
  const waits = useCartState(({ pending }) => pending.length > 0);
  const [asked, setAsked] = useState(false);
  const follow = (event: MouseEvent): void => {
    // With a modifier a link opens another tab, as links do.
    if (!waits || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (asked) return;
    setAsked(true);
    void pageCart()
      .settled()
      .then((quietly) => {
        if (quietly) window.location.assign(to);
        else setAsked(false);
      });
  };
  return (
    <LinkButton to={to} variant="primary" wide={wide} rel="nofollow" aria-busy={asked || undefined} onClick={follow}>
      {asked && <Spinner size="sm" />}
      {t('checkOut')}
    </LinkButton>
  );
}
