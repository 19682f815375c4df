// What a membership would save on an order that pays for its delivery: a link that opens the overlay, whose code loads at first use (RWD-2).
import { lazy, Suspense } from 'react';
import { membershipWords } from '#buying/membership/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { usePrice } from '#ui/page/use-price';
import { useSurface } from '#ui/page/use-surface';

const Overlay = lazy(async () => ({ default: (await import('./membership-overlay.tsx')).MembershipOverlay }));

/** `deliveryFee`: what delivery of the order costs, in the site's currency. Nothing where it costs nothing. */
export function MembershipOffer({ deliveryFee, className }: { readonly deliveryFee: number; readonly className?: string | undefined }) {
  const t = useWords(membershipWords);
  const paths = usePaths();
  const price = usePrice();
  const { used, open, show, close } = useSurface();
  if (deliveryFee <= 0) return null;
  return (
    <p className={className}>
      <TextAction to={`${paths.rewards()}#compare`} aria-haspopup="dialog" onClick={show}>
        {t('overlay.link', { fee: price(deliveryFee) })}
      </TextAction>
      {used && (
        <Suspense>
          <Overlay open={open} onClose={close} deliveryFee={deliveryFee} />
        </Suspense>
      )}
    </p>
  );
}
