// A link to a marketing form: the page without script, the drawer with it, whose code loads at first use (RWD-3).
import { lazy, Suspense, type ReactNode } from 'react';
import { shortFormId, type MarketingTopic } from '#around/marketing-forms/rules';
import { Link } from '#ui/kit/link';
import { usePaths } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';

const Drawer = lazy(async () => ({ default: (await import('./marketing-form-drawer.tsx')).MarketingFormDrawer }));

interface MarketingFormLinkProps {
  readonly topic: MarketingTopic;
  readonly successURL?: string | undefined;
  readonly children: ReactNode;
}

export function MarketingFormLink({ topic, successURL, children }: MarketingFormLinkProps) {
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <>
      <Link to={paths.marketingForm(shortFormId(topic), { successURL })} aria-haspopup="dialog" onClick={show}>
        {children}
      </Link>
      {used && (
        <Suspense>
          <Drawer open={open} onClose={close} topic={topic} successURL={successURL} />
        </Suspense>
      )}
    </>
  );
}
