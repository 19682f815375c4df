// A link to offers by email: the page without script, the drawer with it, whose code loads at first use (RWD-3).
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from '#ui/kit/link';
import { usePaths } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';

const Drawer = lazy(async () => ({ default: (await import('./offer-mail-drawer.tsx')).OfferMailDrawer }));

export function OfferMailLink({ children }: { readonly children: ReactNode }) {
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <Link to={paths.offersByEmail()} aria-haspopup="dialog" onClick={show}>
        {children}
      </Link>
      {used && (
        <Suspense>
          <Drawer open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
