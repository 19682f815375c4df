// The link to checkout. It leaves the page, so it waits until all commands have an answer; if an answer has a message, the shopper reads it first.
import { useState, type MouseEvent } from 'react';
import type { Cart } from '#buying/cart/contract';
import { cartWords } from '#buying/cart/words';
import { Button } from '#ui/kit/button';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { Spinner } from '#ui/kit/spinner';
import { pageCart } from '../store/page-cart.ts';
import { useCartState } from '../store/use-cart.ts';

interface CheckOutProps {
  readonly cart: Cart;
  readonly wide?: boolean | undefined;
  /** Absent: "Check out". */
  readonly label?: string | undefined;
}

function CheckOutLink({ wide, label }: Omit<CheckOutProps, 'cart'>) {
  const t = useWords(cartWords);
  const to = usePaths().precheckout();
  const waits = useCartState(({ pending }) => pending.length > 0);
  const [asked, setAsked] = useState(false);
  const follow = (event: MouseEvent): void => {
    // A modifier key opens another tab, as with any link.
    const unsaved = document.querySelector('main [data-unsaved]')?.closest('form') ?? null;
    if ((!waits && unsaved === null) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (asked) return;
    setAsked(true);
    // Submits a number that was typed and not saved; an error in it is shown first.
    unsaved?.requestSubmit();
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
      {label ?? t('checkOut')}
    </LinkButton>
  );
}

/** Disabled, with the reason below, while something blocks checkout. */
export function CheckOutButton({ cart, wide, label }: CheckOutProps) {
  const t = useWords(cartWords);
  const stop = cart.messages.find(({ type }) => type === 'failure');
  if (!cart.cartAttributes.proceedCheckout)
    return (
      <Button variant="primary" wide={wide} off={wide && stop !== undefined ? stop.description : true}>
        {label ?? t('checkOut')}
      </Button>
    );
  return <CheckOutLink wide={wide} label={label} />;
}
