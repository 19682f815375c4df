// The way to a member's offers, where they shop: a link that opens the drawer (RWD-2).
import { lazy, Suspense } from 'react';
import { rewardsWords } from '#buying/rewards/words';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import { useSurface } from '#ui/page/use-surface';
import styles from './overview.module.css';

const Drawer = lazy(async () => ({ default: (await import('./offers-drawer.tsx')).OffersDrawer }));

/** `onTurned`: an offer is on or off now. */
export function OffersLine({ onTurned }: { readonly onTurned: () => void }) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  const { used, open, show, close } = useSurface();
  return (
    <p className={styles.offer}>
      <TextAction to={`${paths.rewards()}#offers`} aria-haspopup="dialog" onClick={show}>
        {t('offersSee')}
      </TextAction>
      {used && (
        <Suspense>
          <Drawer open={open} onClose={close} onTurned={onTurned} />
        </Suspense>
      )}
    </p>
  );
}
